import { describe, expect, test } from 'vitest'
import { sampleClient } from '../pages/credentials/credentials.samples.ts'
import { findRotation, stepState } from './rotation.ts'

const old = sampleClient({ id: 4, recentUsage: 12 })
const successor = sampleClient({ id: 5 })

describe('the replacement of a client', () => {
  test.each([
    { rule: 'begins with a new client', client: old, clients: [old], step: 'create' },
    {
      rule: 'takes no older client for the new one',
      client: old,
      clients: [old, sampleClient({ id: 3 })],
      step: 'create',
    },
    {
      rule: 'takes no disabled client for the new one',
      client: old,
      clients: [old, sampleClient({ id: 6, status: 0 })],
      step: 'create',
    },
    { rule: 'waits while the old one is called', client: old, clients: [successor, old], step: 'move' },
    {
      rule: 'disables the old one once nothing calls it',
      client: { ...old, recentUsage: 0 },
      clients: [successor],
      step: 'disable',
    },
    {
      rule: 'deletes it only when it is disabled',
      client: { ...old, status: 0 as const },
      clients: [successor],
      step: 'delete',
    },
  ])('$rule [CRED-006, CRED-007]', ({ client, clients, step }) => {
    expect(findRotation(client, clients).step).toBe(step)
  })

  test('names the newest client as the new one [CRED-005]', () => {
    expect(findRotation(old, [successor, sampleClient({ id: 9 }), old]).successor?.id).toBe(9)
  })

  test('counts the steps before the current one as done', () => {
    expect(stepState('create', 'disable')).toBe('done')
    expect(stepState('disable', 'disable')).toBe('current')
    expect(stepState('delete', 'disable')).toBe('waiting')
  })
})
