import type { Check, Played } from '../base/check.ts'
import { describeReply, type Reply, type Sent } from '../base/client.ts'
import { PAGE_FIELDS, requestFields, SIZE_FIELDS, type Field } from '../base/contract.ts'
import { recordsIn, rowsIn, totalIn } from '../base/json.ts'
import { sortReply } from './answer.ts'
import { findRowId } from './permission.ts'
import { withField } from './refusal.ts'

type PageFields = { page: Field; size: Field }
type Page = { reply: Reply; rows: unknown[]; total: number | undefined }
type Judged = { isOk: boolean; sentence: string }

const SMALL_SIZE = 10
/** Rows come and go while a check runs, so that a list is read once more before it is a fault. */
const ATTEMPTS = 2

function findPageFields({ call }: Pick<Played, 'call'>): PageFields | null {
  const fields = requestFields(call)
  const page = fields.find(({ name }) => PAGE_FIELDS.includes(name))
  const size = fields.find(({ name }) => SIZE_FIELDS.includes(name))
  return page === undefined || size === undefined ? null : { page, size }
}

/** Checks that a list is cut into pages as requested. A list without a total is whole, whatever page is requested. */
export async function checkPaging(check: Check, played: Played): Promise<void> {
  const { findings } = check
  const { call, outcome } = played
  const fields = findPageFields(played)
  if (fields === null) return findings.notTried(call, 'paging', 'it has no pages')
  if (outcome.kind !== 'success') return
  if (totalIn(outcome.data) === undefined)
    return findings.notTried(call, 'paging', 'the list has no total: it is whole, and the console cuts it')
  let judged: Judged = { isOk: false, sentence: '' }
  for (let attempt = 0; attempt < ATTEMPTS && !judged.isOk; attempt += 1)
    judged = await judgePages(check, played, fields)
  if (judged.isOk) findings.ok(call, 'paging')
  else findings.fault(call, 'paging', judged.sentence)
}

async function judgePages(
  { client }: Check,
  { call, sent, by }: Played,
  fields: PageFields,
): Promise<Judged> {
  const read = async (page: number, size: number): Promise<Page> => {
    const request: Sent = withField(withField(sent, fields.page, page), fields.size, size)
    const reply = await client.send(call, request, by.token)
    const outcome = sortReply(call, reply)
    const data = outcome.kind === 'success' ? outcome.data : undefined
    return { reply, rows: rowsIn(data), total: totalIn(data) }
  }
  const first = await read(1, 1)
  const two = await read(1, 2)
  const second = await read(2, 1)
  const beyondPage = Math.floor((first.total ?? 0) / SMALL_SIZE) + 2
  const largestPage = Number(fields.page.schema['maximum'] ?? Infinity)
  const beyond = beyondPage > largestPage ? null : await read(beyondPage, SMALL_SIZE)
  const sentence = [
    judgeSize(first, 1),
    judgeSize(two, 2),
    judgeSize(second, 1),
    judgeSecond(two, second),
    judgeBeyond(beyond),
    judgeTotals([first, two, second, ...(beyond === null ? [] : [beyond])]),
  ].find((problem) => problem !== null)
  return { isOk: sentence === undefined, sentence: sentence ?? '' }
}

function judgeSize({ reply, rows, total }: Page, size: number): string | null {
  if (total === undefined) return `${reply.sent}: ${describeReply(reply)}; expected a page with a total`
  return rows.length > size ? `${reply.sent}: ${rows.length} rows came; expected at most ${size}` : null
}

/** Compares the second page of size one with the second row of a page of size two. */
function judgeSecond(two: Page, second: Page): string | null {
  const [, expected] = two.rows
  if (expected === undefined) return null
  const [row] = second.rows
  if (row === undefined) return `${second.reply.sent}: no row came; expected the second row of the list`
  return keyFor(row) === keyFor(expected)
    ? null
    : `${second.reply.sent}: the row ${keyFor(row)} came; expected the second row of the list, ${keyFor(expected)}`
}

/** The key of a row: its id, or all of the row if it has none. */
function keyFor(row: unknown): string {
  const [record] = recordsIn([row])
  return (record === undefined ? null : findRowId(record)) ?? JSON.stringify(row)
}

function judgeBeyond(beyond: Page | null): string | null {
  if (beyond === null || beyond.rows.length === 0) return null
  return `${beyond.reply.sent}: ${beyond.rows.length} rows came beyond the end; expected none`
}

function judgeTotals(pages: readonly Page[]): string | null {
  const [first, ...others] = pages
  const differing = others.find(({ total }) => total !== first?.total)
  if (differing !== undefined)
    return `${differing.reply.sent}: the total ${differing.total} came, and ${first?.total} on the first page; expected one total`
  const many = pages.find(({ rows, total }) => rows.length > (total ?? Infinity))
  return many === undefined
    ? null
    : `${many.reply.sent}: ${many.rows.length} rows and the total ${many.total} came; expected a total no smaller than the rows`
}
