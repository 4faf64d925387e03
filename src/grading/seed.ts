/**
 * The seed that one check draws its inputs from: a 32-bit integer that depends on the run's seed and
 * on the names of exercise and check only. A check thus draws the same inputs alone, beside others
 * and in any order, which is what makes a replay of it exact.
 */
export function checkSeed(seed: number, exercise: string, check: string): number {
  return mix(fnv1a(`${seed}\n${exercise}\n${check}`));
}

/** FNV-1a over UTF-16 code units, http://www.isthe.com/chongo/tech/comp/fnv/. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return hash;
}

/** MurmurHash3's last step: without it, neighbouring seeds would draw neighbouring inputs. */
function mix(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}
