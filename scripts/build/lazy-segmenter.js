const { Segmenter } = Intl;

/**
 * Stands in for Intl.Segmenter in the bundled program. The first one made loads its data, which
 * takes longer than all the rest of the screen, and string-width and wrap-ansi each make one as soon
 * as they are loaded. This one makes it when text is to be segmented that needs it.
 */
export class LazySegmenter {
  #options;
  #segmenter;

  constructor(...options) {
    this.#options = options;
  }

  segment(text) {
    this.#segmenter ??= new Segmenter(...this.#options);
    return this.#segmenter.segment(text);
  }
}
