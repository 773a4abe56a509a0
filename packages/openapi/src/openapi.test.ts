import { ingest, type Call } from '@console/contracts'
import { CALLS } from '@console/contracts/documented'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import stringify from 'json-stringify-pretty-compact'
import { expect, test } from 'vitest'
import { callComments } from './call-comments.ts'
import { openApiDocument } from './openapi-document.ts'

const DESCRIPTION =
  "Every call of the platform. The fields and calls of the customer's documents are enough for the console: a call with `x-documented` has to be " +
  "there; one with `x-capability` is there where the console's configuration names that capability; a field with `x-ours` may be absent, in " +
  'requests and in answers. A success has code 0 or 200. Times are unix seconds, days are YYYYMMDD in the zone of the company.'

const comments = await callComments()
const contract = openApiDocument({
  title: 'Console',
  version: '1',
  description: DESCRIPTION,
  operations: CALLS.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map((call) => ({
    call,
    description: comments.get(call.id),
    // The call reads each event on its own.
    body: call.id === ingest.report.id ? ingest.batch : undefined,
  })),
})
const text = `${stringify(contract, { indent: 1, maxLength: 120 })}\n`

test('openapi.json is the contract (`vitest -u` writes it again)', async () => {
  await expect(text).toMatchFileSnapshot('../openapi.json')
})

test('a linter finds nothing wrong in openapi.json, and no example that its schema refuses', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'info-license': 'off',
      'no-server-example.com': 'off',
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
      'no-invalid-parameter-examples': { severity: 'error', allowAdditionalProperties: false },
    },
  })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  expect(
    problems.map(({ ruleId, message, location }) => `${ruleId}: ${location[0]?.pointer ?? ''}: ${message}`),
  ).toEqual([])
})

type Operation = {
  operationId: string
  description?: string
  parameters?: { name: string; in: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { content?: Record<string, { example?: { data?: unknown } }> }>
}
const operations = Object.values(contract['paths'] as Record<string, Record<string, Operation>>).flatMap(
  (item) => Object.values(item),
)
const byId = new Map<string, Call>(CALLS.map((call) => [call.id, call]))

test('each call of the contract is an operation, documented or of a capability', () => {
  expect(operations.length).toBeGreaterThan(350)
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
    [...byId.keys(), 'oauth.token'].toSorted(),
  )
  for (const operation of operations) {
    const isDocumented = byId.get(operation.operationId)?.documented === true
    expect(Object.hasOwn(operation, isDocumented ? 'x-documented' : 'x-capability')).toBe(true)
  }
})

test('every operation has a description (the comment above its call in the contract)', () => {
  expect(
    operations.filter(({ description = '' }) => description === '').map(({ operationId }) => operationId),
  ).toEqual([])
})

test('the contract itself takes the examples', () => {
  const refused = operations.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
    const call = byId.get(operationId)
    if (call === undefined) return []
    const query = Object.fromEntries(
      parameters
        .filter((one) => one.in === 'query' && 'example' in one)
        .map(({ name, example }) => [name, example]),
    )
    const body = requestBody?.content['application/json']?.example
    const data = responses['200']?.content?.['application/json']?.example?.data
    return [
      ...(call.query.safeParse(query).success ? [] : [`${operationId}: query`]),
      ...(body === undefined || call.body.safeParse(body).success ? [] : [`${operationId}: body`]),
      ...(call.answersFile === true || call.data.safeParse(data).success ? [] : [`${operationId}: data`]),
    ]
  })
  expect(refused).toEqual([])
})
