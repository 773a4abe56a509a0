/** Name of the console's token in the cookie, which all pages of its origin share (SHELL-Q8). */
const TOKEN_COOKIE = 'console_token'
const TOKEN_SHAPE = /^[\x21-\x7e]{1,512}$/

/** The token of the console's session in this browser. */
export function sessionToken(): string | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${TOKEN_COOKIE}=`))
  const token = pair?.slice(TOKEN_COOKIE.length + 1)
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : null
}
