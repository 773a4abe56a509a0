import type { Person } from '../base/people.ts'
import type { Answer } from './envelopes.ts'
import type { Fields } from './fields.ts'
import type { Upload } from './files.ts'

export type PublicRequest = {
  params: Record<string, string>
  query: Fields
  body: Fields
  /** The part `file` of a multipart body. */
  upload: Upload | null
  /** The address of the platform, for links to its own files. */
  origin: string
}
export type SignedInRequest = PublicRequest & { person: Person; token: string }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Handler<Request> = (request: Request) => Answer
type RouteAddress = { method: Method; path: string }
export type Route = RouteAddress &
  ({ isPublic: true; answer: Handler<PublicRequest> } | { isPublic: false; answer: Handler<SignedInRequest> })

const signedIn =
  (method: Method) =>
  (path: string, answer: Handler<SignedInRequest>): Route => ({ method, path, isPublic: false, answer })

export const get = signedIn('GET')
export const post = signedIn('POST')
export const put = signedIn('PUT')
export const remove = signedIn('DELETE')
/** A route of the calls that need no sign-in; there are two. */
export const publicPost = (path: string, answer: Handler<PublicRequest>): Route => ({
  method: 'POST',
  path,
  isPublic: true,
  answer,
})

/** `/rules/{tenantId}` fits `/rules/7`: a segment in braces is a parameter. */
function fit(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/')
  const segments = path.split('/')
  if (expected.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, segment] of expected.entries()) {
    const actual = segments[index] ?? ''
    if (segment.startsWith('{')) params[segment.slice(1, -1)] = actual
    else if (segment !== actual) return null
  }
  return params
}

type Match = { route: Route; params: Record<string, string> } | 'unknown path' | 'other method'

export function findRoute(routes: readonly Route[], method: string, path: string): Match {
  const found = routes.flatMap((route) => {
    const params = fit(route.path, path)
    return params === null ? [] : [{ route, params }]
  })
  if (found.length === 0) return 'unknown path'
  return found.find(({ route }) => route.method === method) ?? 'other method'
}
