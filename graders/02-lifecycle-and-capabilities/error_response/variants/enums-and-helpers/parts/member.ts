export enum Member {
  Code = "code",
  Message = "message",
  Data = "data",
}
