import type { FastifyInstance } from 'fastify'
import { Problem } from '../errors.ts'
import { httpTexts } from '../messages/http.ts'
import { hasMoreValues } from './json-values.ts'

/**
 * A call's body, which the longest text of a form has to fit in: 2000 characters may be as many emoji of 35 bytes. Uploads
 * have routes and limits of their own.
 */
export const MAX_BODY_BYTES = 96 * 1024
/** Values of a JSON body, lists and objects included: a batch of 1,000 events has 14,000, a rule at all its limits 11,000. */
export const MAX_JSON_VALUES = 16_000

/** JSON and nothing else, except that an empty body with a JSON header is no body (DELETE of many clients). */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  const types = ['application/json', 'application/csp-report', 'application/reports+json']
  app.addContentTypeParser(types, { parseAs: 'string' }, (request, body, done) => {
    // `parseAs: 'string'` gives text; the parameter's type also covers the other mode.
    const text = String(body)
    if (text === '') done(null, undefined)
    else if (hasMoreValues(text, MAX_JSON_VALUES))
      done(new Problem({ status: 413, code: 413, text: httpTexts.bodyTooLarge }))
    else void parseJson(request, text, done)
  })
}
