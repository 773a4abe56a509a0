import { failureEnvelope, type EnvelopeKind, type FailureDetail, type Language } from '@console/contracts'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { NoAnswer } from '../db/answering.ts'
import { isDiskFull, isTransactionConflict } from '../error-code.ts'
import { BadRequest, Problem, TooMany } from '../errors.ts'
import { httpTexts } from '../messages/http.ts'
import { parseAcceptLanguage, type Text } from '../messages/text.ts'
import { HasherBusy } from '../secrets/password-hasher.ts'
import { aboutRequest, hasLeft } from './request-log.ts'

/** PostgreSQL's codes for "not now": connections refused, shutting down, out of connections, disk, memory or time. */
const UNAVAILABLE = /^(08|53|57P|57014$)/
/** A statement that ran into its time limit. */
const STATEMENT_TIMEOUT = '57014'
/** Text with characters that PostgreSQL's text cannot hold, such as U+0000. */
const UNSTORABLE_TEXT = '22021'
const BUSY_RETRY_SECONDS = 2
const COLLISION_RETRY_SECONDS = 1

/** The one converter: whatever was thrown becomes an envelope, and nothing internal leaves the server. */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = parseAcceptLanguage(request.headers['accept-language'])
  const problem = toProblem(error, request)
  if (problem.status >= 500 && hasLeft(request))
    request.log.debug({ ...aboutRequest(request), err: error }, 'failed for who had left')
  else if (problem.status >= 500)
    request.log.error({ ...aboutRequest(request), err: error }, 'request failed')
  const { retryAfterSeconds } = problem.detail ?? {}
  if (retryAfterSeconds !== undefined) void reply.header('retry-after', String(retryAfterSeconds))
  return reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send(toEnvelope(problem, { language, kind: request.routeOptions.config.envelope ?? 'code' }))
}

function toEnvelope(problem: Problem, { language, kind }: { language: Language; kind: EnvelopeKind }) {
  const { code, text, detail } = problem
  return failureEnvelope(kind, {
    code,
    message: text[language],
    ...(detail ? { data: detail satisfies FailureDetail } : {}),
  })
}

function toProblem(error: FastifyError | Error, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (error instanceof HasherBusy) return new TooMany(BUSY_RETRY_SECONDS, httpTexts.busy)
  if (isTransactionConflict(error))
    return new Problem({
      status: 503,
      code: 503,
      text: httpTexts.collided,
      detail: { requestId: request.id, retryAfterSeconds: COLLISION_RETRY_SECONDS },
    })
  if (isUnavailable(error))
    return new Problem({
      status: 503,
      code: 503,
      text: unavailableText(error),
      detail: { requestId: request.id },
    })
  if (error instanceof pg.DatabaseError && error.code === UNSTORABLE_TEXT)
    return new BadRequest({}, httpTexts.unstorableText)
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new Problem({ status, code: status, text: httpTexts.bodyTooLarge })
  if (status === 414) return new Problem({ status, code: status, text: httpTexts.addressTooLong })
  if (status === 415) return new Problem({ status, code: status, text: httpTexts.unsupportedBody })
  if (status !== undefined && status >= 400 && status < 500)
    return new BadRequest({}, httpTexts.malformedBody)
  return new Problem({
    status: 500,
    code: 500,
    text: withId(httpTexts.internal, request.id),
    detail: { requestId: request.id },
  })
}

function isUnavailable(error: Error): boolean {
  if (isDiskFull(error)) return true
  if (error instanceof pg.DatabaseError) return UNAVAILABLE.test(error.code ?? '')
  if (error instanceof NoAnswer) return true
  return /timeout exceeded when trying to connect|Connection terminated|not queryable|ECONNREFUSED|ECONNRESET/.test(
    error.message,
  )
}

function unavailableText(error: Error): Text {
  if (isDiskFull(error)) return httpTexts.diskFull
  const isTooSlow = error instanceof pg.DatabaseError && error.code === STATEMENT_TIMEOUT
  return isTooSlow ? httpTexts.tooSlow : httpTexts.busy
}

function withId(text: Text, id: string): Text {
  return { en: text.en.replace('{id}', id), zh: text.zh.replace('{id}', id) }
}
