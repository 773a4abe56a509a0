import type { FastifyError, FastifyInstance } from 'fastify'
import { Problem } from '../errors.ts'
import type { Text } from '../messages/text.ts'
import { answerError } from './error-answer.ts'

type Accepted = {
  mediaTypes: readonly string[]
  wrongType: Text
  /** Refuses bodies with a longer declared length; readers of a body without a declared length have to count. */
  maxBytes: number
  tooLarge: () => Problem
}

/** Makes the calls of a scope take their bodies as streams, of these media types only. */
export function acceptContents(
  scope: FastifyInstance,
  { mediaTypes, wrongType, maxBytes, tooLarge }: Accepted,
): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser([...mediaTypes], (request, payload, done) => {
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) done(tooLarge())
    else done(null, payload)
  })
  // The body of a refused request may still be on its way; unread it would hold the connection.
  scope.addHook('onResponse', async ({ raw }) => {
    raw.resume()
  })
  scope.setErrorHandler<FastifyError>((error, request, reply) =>
    answerError(
      error.statusCode === 415 && !(error instanceof Problem)
        ? new Problem({ status: 415, code: 415, text: wrongType })
        : error,
      request,
      reply,
    ),
  )
}
