import type { Call } from '@console/contracts'
import { expect } from 'vitest'
import * as z from 'zod'
import { parseCsvRows } from './csv-rows.ts'
import type { Demo, Person } from './demo.ts'

const linkAnswer = z.object({ data: z.object({ fileURL: z.string() }) })

type Filter = Record<string, string | number | readonly number[]>

/** The rows of a documented export, heads first, however its call hands the file over. */
export async function exportedRows(
  demo: Demo,
  person: Person,
  { call, filter, language = 'en' }: { call: Call; filter: Filter; language?: 'en' | 'zh' },
): Promise<string[][]> {
  const isPosted = call.method === 'POST'
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  )
  const answer = await demo.fetch(isPosted ? call.path : `${call.path}?${query.toString()}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${person.token}`,
      'accept-language': language,
      ...(isPosted ? { 'content-type': 'application/json' } : {}),
    },
    ...(isPosted ? { body: JSON.stringify(filter) } : {}),
  })
  expect(answer.status).toBe(200)
  if (call.answersFile) {
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename/)
    return parseCsvRows(await answer.text())
  }
  const { fileURL } = linkAnswer.parse(await answer.json()).data
  return parseCsvRows((await demo.get(fileURL)).text)
}
