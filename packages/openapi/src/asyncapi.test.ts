import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import stringify from 'json-stringify-pretty-compact'
import protobuf from 'protobufjs'
import { expect, test } from 'vitest'
import { asyncApiDocument } from './asyncapi-document.ts'

const proto = readFileSync(join(import.meta.dirname, '../../realtime/proto/realtime.proto'), 'utf8')
const channel = asyncApiDocument({ title: 'Console, realtime', version: '1', proto })
const text = `${stringify(channel, { indent: 1, maxLength: 120 })}\n`

test('asyncapi.json is the realtime channel (`vitest -u` writes it again)', async () => {
  await expect(text).toMatchFileSnapshot('../asyncapi.json')
})

/** The linter does not know the schemas of other formats that AsyncAPI 3.0 has (4.7, Multi Format Schema Object). */
const UNKNOWN_TO_LINTER = ['schemaFormat', 'schema'].map(
  (field) => `#/components/schemas/Envelope/${field}: Property \`${field}\` is not expected here.`,
)

test('a linter finds nothing wrong in asyncapi.json but the schema of another format', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'asyncapi.json', config })
  expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual(
    UNKNOWN_TO_LINTER,
  )
})

type Message = { name: string; 'x-id': number; 'x-documented': string[] }

test('each body of the envelope is a message with its id, whose documented fields the protocol has', () => {
  const { root } = protobuf.parse(proto, { keepCase: true })
  const envelope = root.lookupType('dolphin.realtime.v1.Envelope')
  const { components } = channel as { components: { messages: Record<string, Message> } }
  const messages = Object.values(components.messages)
  const bodies = envelope.oneofs['body']?.fieldsArray.map(({ type, id }) => `${type} ${id}`) ?? []
  expect(bodies).toHaveLength(9)
  expect(messages.map((message) => `${message.name} ${message['x-id']}`)).toEqual(bodies)
  const words = new Set(proto.match(/\w+/g))
  for (const message of messages)
    expect(message['x-documented'].filter((word) => !words.has(word))).toEqual([])
})
