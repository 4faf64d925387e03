export enum Method {
  Discover = "server/discover",
}
