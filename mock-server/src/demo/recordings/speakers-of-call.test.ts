import { expect, test } from 'vitest'
import { DEMO_VOICES, voiceAt } from './demo-voices.ts'
import { pickSpeakers } from './speakers-of-call.ts'

const CALLS = Array.from({ length: 1000 }, (_, index) => `call-${index}`)

test('there are at least twelve voices, all different', () => {
  expect(DEMO_VOICES.length).toBeGreaterThanOrEqual(12)
  expect(new Set(DEMO_VOICES.map(({ variant, pitch }) => `${variant} ${pitch}`)).size).toBe(
    DEMO_VOICES.length,
  )
})

test('a seat has one voice in all of its calls but about one in 25, where another seat speaks', () => {
  const seatIds = Array.from({ length: 40 }, (_, index) => 100 + index)
  const spoken = CALLS.map((callId) => pickSpeakers({ callId, userId: 107, seatIds }))
  const impostors = spoken.filter(({ isImpostor }) => isImpostor)
  expect(impostors.length).toBeGreaterThan(20)
  expect(impostors.length).toBeLessThan(65)
  expect(new Set(spoken.filter(({ isImpostor }) => !isImpostor).map(({ seat }) => seat))).toEqual(
    new Set([voiceAt(7)]),
  )
  expect(impostors.map(({ seat }) => seat)).not.toContain(voiceAt(7))
  expect(pickSpeakers({ callId: 'call-1', userId: 107, seatIds })).toEqual(spoken[1])
})

test('a customer never has the voice of the seat, also of a seat beyond the number of voices', () => {
  const seatIds = Array.from({ length: 200 }, (_, index) => index)
  for (const userId of [0, 59, 60, 199])
    for (const callId of CALLS) {
      const { seat, customer } = pickSpeakers({ callId, userId, seatIds })
      expect(customer).not.toBe(seat)
    }
})

test('where there is one seat nobody else speaks for it', () => {
  const spoken = CALLS.map((callId) => pickSpeakers({ callId, userId: 5, seatIds: [5] }))
  expect(spoken.filter(({ isImpostor }) => isImpostor)).toEqual([])
})
