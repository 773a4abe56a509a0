import type { Call } from '@console/contracts'
import type { Check } from '../base/check.ts'
import { describeReply, type Sent } from '../base/client.ts'
import { hasJsonBody, isNumber, requestFields, type Field } from '../base/contract.ts'
import { isAbsent, sortReply } from './answer.ts'
import { checkTokens } from './permission.ts'
import { judgeMalformed, UNKNOWN_ID, withField } from './refusal.ts'

const UNAUTHORISED = 401

/**
 * A request of a changing call that changes nothing even if a platform accepts it: for a record that does not exist, with an
 * empty body.
 */
function buildHarmlessRequest(call: Call): Sent {
  if (call.isForm === true) return { form: {} }
  const sent: { params: Record<string, unknown>; query: Record<string, unknown> } = { params: {}, query: {} }
  for (const field of requestFields(call))
    if (field.in !== 'body' && field.isRequired)
      sent[field.in === 'path' ? 'params' : 'query'][field.name] = isNumber(field)
        ? UNKNOWN_ID
        : 'platform-check'
  return hasJsonBody(call) ? { ...sent, body: {} } : sent
}

/**
 * Sends the call without a token: 401 means that it exists and is protected, unless the platform answers 401 for any
 * address.
 */
export async function checkProtection(check: Check, call: Call, isAnyAddress401: boolean): Promise<void> {
  const { findings } = check
  const reply = await checkTokens(check, call, buildHarmlessRequest(call))
  if (reply === null) findings.notTried(call, 'there', 'anybody may send it, and nothing is sent to it here')
  else if (reply.failure !== null || isAbsent(reply))
    findings.fault(
      call,
      'there',
      `${reply.sent} without a token: ${describeReply(reply)}; expected the call to be there`,
    )
  else if (reply.status === UNAUTHORISED && isAnyAddress401)
    findings.notTried(call, 'there', 'the platform answers 401 to any address without a token')
  else findings.ok(call, 'there')
}

/** The field that names the record of a change. */
const RECORD_FIELDS = ['id', 'projectId', 'checkTaskId']

/** Checks that changes of an unknown record, or without a record, are refused. They change nothing. */
export async function checkChangeRefusals({ client, findings, own }: Check, call: Call): Promise<void> {
  const fields = requestFields(call)
  const record = fields.find(
    ({ name, isRequired, schema }) => isRequired && RECORD_FIELDS.includes(name) && !('const' in schema),
  )
  if (hasJsonBody(call)) {
    const sent = { text: '{"platform-check' }
    const malformed = { sent, words: 'a body that is no JSON', mayPass: false }
    judgeMalformed({ findings }, { call, malformed, reply: await client.send(call, sent, own.token) })
  }
  if (record === undefined || !isNumber(record)) return
  const example = exampleRequest(fields)
  const unknown = withField(example, record, UNKNOWN_ID)
  const reply = await client.send(call, unknown, own.token)
  const { kind } = sortReply(call, reply)
  if (kind === 'refused') findings.ok(call, 'refusal')
  else
    findings.fault(
      call,
      'refusal',
      `${reply.sent} (${record.name} of no record): ${describeReply(reply)}; expected a refusal, or HTTP 404 with a code`,
    )
  for (const [value, words] of [
    ['no number', `${record.name} is no number`],
    [undefined, `without the required ${record.name}`],
  ] as const) {
    const malformed = { sent: withField(example, record, value), words, mayPass: false }
    judgeMalformed(
      { findings },
      { call, malformed, reply: await client.send(call, malformed.sent, own.token) },
    )
  }
}

/** The contract's example; its ids are those of no record. */
function exampleRequest(fields: readonly Field[]): Sent {
  let sent: Sent = {}
  for (const field of fields)
    if (field.isRequired || field.in === 'body') sent = withField(sent, field, field.example)
  return sent
}
