import type { Call } from '@console/contracts'
import type { Check, Played } from '../base/check.ts'
import { describeReply, type Reply, type Sent } from '../base/client.ts'
import { fieldTypes, hasJsonBody, isNumber, requestFields, type Field } from '../base/contract.ts'
import { isEmpty, isRecord } from '../base/json.ts'
import { sortReply } from './answer.ts'

/** An id of no record, within the numbers that a platform in any language can represent. */
export const UNKNOWN_ID = 987_654_321_012
const UNKNOWN_TEXT = 'platform-check-unknown'
const NO_NUMBER = 'no number'
const NO_JSON = '{"platform-check'

/** The request with another value of one field; undefined leaves it out. */
export function withField(sent: Sent, field: Pick<Field, 'name' | 'in'>, value: unknown): Sent {
  const part = field.in === 'path' ? 'params' : field.in
  const fields = sent[part]
  const changed = { ...(isRecord(fields) ? fields : {}), [field.name]: value }
  return { ...sent, [part]: changed }
}

const valueIn = (sent: Sent, field: Field): unknown => {
  const fields = sent[field.in === 'path' ? 'params' : field.in]
  return isRecord(fields) ? fields[field.name] : undefined
}

/** Checks that an unknown id is answered without a record, and never as if the call did not exist. */
export async function checkUnknownId(
  { client, findings }: Check,
  { call, step, sent, by }: Played,
): Promise<void> {
  const field = requestFields(call).find(({ name }) => name === step.record)
  if (field === undefined) return
  const unknown = typeof valueIn(sent, field) === 'string' && !isNumber(field) ? UNKNOWN_TEXT : UNKNOWN_ID
  const reply = await client.send(call, withField(sent, field, unknown), by.token)
  const outcome = sortReply(call, reply)
  const came = `${reply.sent} (${field.name} of no record): ${describeReply(reply)}`
  if (outcome.kind === 'refused' || (outcome.kind === 'success' && isEmpty(outcome.data)))
    findings.ok(call, 'refusal')
  else if (outcome.kind === 'success')
    findings.fault(call, 'refusal', `${came} with a record; expected a refusal`)
  else findings.fault(call, 'refusal', `${came}; expected a refusal, or HTTP 404 with a code`)
}

type Malformed = { sent: Sent; words: string; mayPass: boolean }

/** Checks that a request that violates the contract is refused in the envelope. */
export async function checkMalformed(
  { client, findings }: Check,
  { call, step, sent, by }: Played,
): Promise<void> {
  if (step.neverMalformed !== undefined) return findings.notTried(call, 'refusal', step.neverMalformed)
  for (const malformed of malformedRequests(call, sent))
    judgeMalformed(
      { findings },
      { call, malformed, reply: await client.send(call, malformed.sent, by.token) },
    )
}

export function judgeMalformed(
  { findings }: Pick<Check, 'findings'>,
  { call, malformed, reply }: { call: Call; malformed: Malformed; reply: Reply },
): void {
  const outcome = sortReply(call, reply)
  const came = `${reply.sent} (${malformed.words}): ${describeReply(reply)}`
  const isExpected = outcome.kind === 'refused' || (outcome.kind === 'success' && malformed.mayPass)
  if (isExpected) findings.ok(call, 'refusal')
  else findings.fault(call, 'refusal', `${came}; expected a refusal in the envelope`)
}

/** Requests without JSON, without each required field, and with a text where a number belongs. */
export function malformedRequests(call: Call, sent: Sent): Malformed[] {
  const fields = requestFields(call).filter((field) => field.in !== 'path')
  const required = fields.filter((field) => field.isRequired)
  const number =
    required.find(isNumber) ??
    fields.find((field) => isNumber(field) && !fieldTypes(field).includes('string'))
  return [
    ...(hasJsonBody(call)
      ? [{ sent: { ...sent, text: NO_JSON }, words: 'a body that is no JSON', mayPass: false }]
      : []),
    ...required.map((field) => ({
      sent: withField(sent, field, undefined),
      words: `without the required ${field.name}`,
      mayPass: false,
    })),
    ...(number === undefined
      ? []
      : [
          {
            sent: withField(sent, number, NO_NUMBER),
            words: `${number.name} is no number`,
            mayPass: !number.isRequired,
          },
        ]),
  ]
}
