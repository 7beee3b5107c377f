/** How the API is called: its address with a slash at its end, and the authorization of who is signed in. */
export interface Sender {
  readonly baseUrl: string;
  readonly authorization: string;
}
