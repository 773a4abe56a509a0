import { expect, test } from 'vitest'
import { iceServersFor } from './ice-servers.ts'

const who = { userId: 37, now: new Date(1_795_000_000_999) }
const turn = { urls: ['turn:turn.example:3478'], secret: 'north wind' }

test('TURN credentials are signed by the secret, for one user and 12 hours', () => {
  expect(iceServersFor({ stunUrls: ['stun:stun.example'], turn }, who)).toEqual([
    { urls: ['stun:stun.example'] },
    // printf '1795043200:37' | openssl dgst -sha1 -hmac 'north wind' -binary | base64
    {
      urls: ['turn:turn.example:3478'],
      username: '1795043200:37',
      credential: 'qak9fyqup9Fht0iJflOkKEmlrKU=',
    },
  ])
})

test('without settings there are none', () => {
  expect(iceServersFor({ stunUrls: [], turn: null }, who)).toEqual([])
})
