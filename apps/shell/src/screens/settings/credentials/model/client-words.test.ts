import { expect, test } from 'vitest'
import { sampleClient } from '../pages/credentials/credentials.samples.ts'
import { clientLabel, successorWords } from './client-words.ts'

test('a client is called by its name, and by its id where the platform has no names [CRED-002]', () => {
  expect(clientLabel(sampleClient({ id: 5, name: 'Billing' }))).toBe('Billing')
  expect(clientLabel(sampleClient({ id: 5 }))).toBe('client-5')
})

test.each([
  ['Billing', 'Billing 2'],
  ['Billing 2', 'Billing 3'],
  ['Client 9', 'Client 10'],
  ['7', '7 2'],
])('the client that replaces %s is called %s', (name, next) => {
  const old = sampleClient({ id: 5, name, description: 'Reads calls' })
  expect(successorWords(old)).toEqual({ name: next, description: 'Reads calls' })
})

test('a client without a name is replaced by one without a name', () => {
  expect(successorWords(sampleClient({ id: 5 }))).toBeNull()
})
