import type { Check, Played } from '../base/check.ts'
import { describeReply, type Sent } from '../base/client.ts'
import { requestFields, SIZE_FIELDS, type Field } from '../base/contract.ts'
import { rowsIn } from '../base/json.ts'
import { sortReply } from './answer.ts'
import { withField } from './refusal.ts'

type Excess = { field: Field; sent: Sent; words: string; largestSize: number | null }

/** Texts longer than this are no test of a limit, but of the network. */
const LONGEST_TEXT = 100_000

/**
 * Checks that a value one above a limit of the contract is refused or cut. The documents seldom name limits: for a
 * documented call a success is accepted too.
 */
export async function checkLimits({ client, findings }: Check, { call, sent, by }: Played): Promise<void> {
  const requests = requestFields(call).flatMap((field) => excess(field, sent))
  if (requests.length === 0) return findings.notTried(call, 'limit', 'the contract has no limit for it')
  for (const { field, sent: request, words, largestSize } of requests) {
    const reply = await client.send(call, request, by.token)
    const outcome = sortReply(call, reply)
    const isCut =
      outcome.kind === 'success' && largestSize !== null && rowsIn(outcome.data).length <= largestSize
    const isTaken = outcome.kind === 'success' && (call.documented === true || isCut)
    if (outcome.kind === 'refused' || isTaken) findings.ok(call, 'limit')
    else
      findings.fault(
        call,
        'limit',
        `${reply.sent} (${field.name} with ${words}): ${describeReply(reply)}; expected a refusal, or the value cut`,
      )
  }
}

function excess(field: Field, sent: Sent): Excess[] {
  const { maxLength, maximum, pattern, enum: choices } = field.schema
  if (SIZE_FIELDS.includes(field.name) && typeof maximum === 'number')
    return [
      {
        field,
        sent: withField(sent, field, maximum + 1),
        words: `one row more than ${maximum}`,
        largestSize: maximum,
      },
    ]
  const isLimited = typeof maxLength === 'number' && maxLength < LONGEST_TEXT
  if (!isLimited || pattern !== undefined || choices !== undefined || field.in === 'path') return []
  return [
    {
      field,
      sent: withField(sent, field, 'x'.repeat(maxLength + 1)),
      words: `one character more than ${maxLength}`,
      largestSize: null,
    },
  ]
}
