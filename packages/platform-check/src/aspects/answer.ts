import { anyEnvelope, type Call, isBareSuccess, readEnvelope } from '@console/contracts'
import type { Outcome } from '../base/check.ts'
import { describeReply, type Reply } from '../base/client.ts'
import type { Findings } from '../base/findings.ts'

const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i

const hasEnvelope = ({ json }: Reply): boolean => {
  const parsed = anyEnvelope.safeParse(json)
  return (
    parsed.success &&
    [parsed.data.code, parsed.data.errorCode, parsed.data.status].some((part) => part != null)
  )
}

export function isAbsent(reply: Reply): boolean {
  if (reply.status === 405 || reply.status === 501) return true
  return reply.status === 404 && !hasEnvelope(reply)
}

/** Any answer, whether it was expected to be a success or not. */
export function sortReply(call: Call, reply: Reply): Outcome {
  const { failure, status, json } = reply
  if (failure !== null) return { kind: 'broken' }
  if (isAbsent(reply)) return { kind: 'absent' }
  if (status >= 500 || (status >= 300 && status < 400)) return { kind: 'broken' }
  if (status === 401) return { kind: 'refused', status, message: '' }
  if (call.answersFile === true && status === 200 && !hasEnvelope(reply))
    return { kind: 'success', data: reply.bytes.byteLength === 0 ? null : 'a file' }
  if (!hasEnvelope(reply)) return { kind: 'broken' }
  const outcome = readEnvelope(json)
  if (status !== 200 || !outcome.ok)
    return { kind: 'refused', status, message: outcome.ok ? '' : outcome.message }
  return { kind: 'success', data: outcome.data }
}

/** Checks an answer that is expected to be a success: that the call is there, in time, with its code, and in its shape. */
export function checkAnswer(
  call: Call,
  {
    reply,
    findings,
    timeLimitMs,
  }: {
    reply: Reply
    findings: Findings
    timeLimitMs: number
  },
): Outcome {
  const came = `${reply.sent}: ${describeReply(reply)}`
  if (reply.failure === 'no answer') {
    findings.fault(call, 'there', `${came}; expected an answer`)
    return { kind: 'broken' }
  }
  checkTime(call, { reply, findings, timeLimitMs })
  if (reply.failure !== null) return { kind: 'broken' }
  if (isAbsent(reply)) {
    findings.fault(call, 'there', `${came}; expected the call to be there`)
    return { kind: 'absent' }
  }
  findings.ok(call, 'there')
  const outcome = sortReply(call, reply)
  if (call.answersFile === true && outcome.kind === 'success') return checkFile(call, reply, findings)
  if (!checkEnvelope(call, reply, findings)) return outcome
  checkShape(call, { reply, findings, isSuccess: checkCode(call, reply, findings) })
  return outcome
}

function checkTime(
  call: Call,
  { reply, findings, timeLimitMs }: { reply: Reply; findings: Findings; timeLimitMs: number },
): void {
  if (reply.failure === null && reply.durationMs <= timeLimitMs) return findings.ok(call, 'time')
  const seconds = (reply.durationMs / 1000).toFixed(1)
  findings.fault(call, 'time', `${reply.sent}: ${seconds} s; expected at most ${timeLimitMs / 1000} s`)
}

/** The picture of a seat is empty where there is none that is recent (WORK-020, LIVE-009). */
const MAY_BE_EMPTY = ['workspace.monitorPicture']

function checkFile(call: Call, reply: Reply, findings: Findings): Outcome {
  const name = reply.headers.get('content-disposition') ?? ''
  // A picture is displayed and never saved, so that it needs no file name.
  const isNamed = /filename/i.test(name) || reply.mediaType.startsWith('image/')
  findings.ok(call, 'code')
  if (reply.bytes.byteLength === 0 && !MAY_BE_EMPTY.includes(call.id))
    findings.fault(call, 'shape', `${reply.sent}: an empty file; expected its content`)
  else if (isNamed) findings.ok(call, 'shape')
  else
    findings.fault(
      call,
      'shape',
      `${reply.sent}: a file of ${reply.mediaType} without a name; expected Content-Disposition with filename`,
    )
  return { kind: 'success', data: 'a file' }
}

/** An HTML page or an empty body is a fault of the shape, unless its HTTP status already says that the call failed. */
function checkEnvelope(call: Call, reply: Reply, findings: Findings): boolean {
  const came = `${reply.sent}: ${describeReply(reply)}`
  if (reply.status !== 200) {
    findings.fault(call, 'code', `${came}; expected HTTP 200`)
    return false
  }
  if (!JSON_TYPE.test(reply.mediaType)) {
    findings.fault(
      call,
      'shape',
      `${came}; expected the content type application/json, came "${reply.mediaType}"`,
    )
    return false
  }
  if (hasEnvelope(reply)) return true
  findings.fault(call, 'shape', `${came}; expected {code, msg, data} or {status, data, errorMsg, errorCode}`)
  return false
}

const successText = ({ acceptsOnly }: Call): string =>
  acceptsOnly === undefined ? '0 or 200' : String(acceptsOnly)

/** True where the answer is a success by any of the codes. */
function checkCode(call: Call, reply: Reply, findings: Findings): boolean {
  const came = `${reply.sent}: ${describeReply(reply)}`
  if (!readEnvelope(reply.json, call.acceptsOnly).ok) {
    findings.fault(call, 'code', `${came}; expected the code ${successText(call)}`)
    return readEnvelope(reply.json).ok
  }
  const status = anyEnvelope.safeParse(reply.json).data?.status
  if (call.successStatus !== undefined && status != null && String(status) !== call.successStatus)
    findings.fault(call, 'code', `${came}; expected the status '${call.successStatus}'`)
  else findings.ok(call, 'code')
  return true
}

function checkShape(
  call: Call,
  { reply, findings, isSuccess }: { reply: Reply; findings: Findings; isSuccess: boolean },
): void {
  if (!isSuccess) return
  const parsed = call.data.safeParse(anyEnvelope.safeParse(reply.json).data?.data)
  if (parsed.success || isBareSuccess(call)) return findings.ok(call, 'shape')
  findings.fault(call, 'shape', `${reply.sent}: ${describeIssues(parsed.error.issues)}`)
}

type Issue = Readonly<{
  code?: string | undefined
  message: string
  path: readonly PropertyKey[]
  errors?: readonly (readonly Issue[])[]
}>

/** The first field that differs from the contract, with its path, and the number of other such fields. */
function describeIssues(issues: readonly Issue[]): string {
  const [first, ...others] = issues.map(nearest)
  if (first === undefined) return 'another shape'
  const path = ['data', ...first.path.map(String)].join('.')
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `${path}: ${first.message}${more}`
}

/** Finds, in a choice, the issue of the schema that the value is nearest to. */
function nearest(issue: Issue): Issue {
  const [choice] = (issue.errors ?? []).toSorted((a, b) => a.length - b.length)
  const [inner] = choice ?? []
  return inner === undefined ? issue : nearest({ ...inner, path: [...issue.path, ...inner.path] })
}
