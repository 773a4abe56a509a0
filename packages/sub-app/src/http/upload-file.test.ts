import { projectFile, seat, subApp } from '@console/contracts'
import { standInForForms } from '@console/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiError } from './api-error.ts'
import { createHttpClient } from './create-http-client.ts'
import { uploadFile } from './upload-file.ts'

const { UPLOAD_STALL_MS, uploadAttachment } = projectFile

/** A request that the test drives: no mock of the network reports upload progress. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  opened: readonly string[] = []
  headers: Record<string, string> = {}
  sent: FormData | File | null = null
  isAborted = false
  status = 0
  responseText = ''
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(...opened: string[]) {
    this.opened = opened
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(body: FormData | File) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  leave(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
}

let token: string | null
let onUnauthorized: ReturnType<typeof vi.fn<() => void>>
let shares: number[]
let leaving: AbortController

beforeEach(async () => {
  await standInForForms()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  vi.useFakeTimers()
  token = 'secret-token'
  onUnauthorized = vi.fn<() => void>()
  shares = []
  leaving = new AbortController()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function clientIn(language: 'en' | 'zh') {
  return createHttpClient({
    getToken: () => token,
    apiOrigin: 'https://platform.example',
    getLanguage: () => language,
    notify: vi.fn<(error: ApiError) => void>(),
    onUnauthorized,
  })
}

function begin(language: 'en' | 'zh' = 'en') {
  const sending = uploadFile(clientIn(language), uploadAttachment, {
    file: new File(['offer'], 'offer.pdf'),
    onProgress: (share) => shares.push(share),
    signal: leaving.signal,
  })
  // The awaited promise rejects with the failure too.
  sending.catch(() => {})
  return sending
}

const success = { status: 'success', errorCode: 0, errorMsg: null, data: { fid: 'f-1' } }

describe('a file that is uploaded', () => {
  test('goes as it is, with its type, where the call takes it so', async () => {
    const file = new File(['jpeg'], 'screen.jpg', { type: 'image/jpeg' })
    const sending = uploadFile(clientIn('en'), seat.uploadPicture, {
      file,
      onProgress: () => undefined,
      signal: leaving.signal,
    })
    const { headers, sent } = FakeRequest.last
    expect(headers).toEqual({
      'Accept-Language': 'en',
      Authorization: 'Bearer secret-token',
      'Content-Type': 'image/jpeg',
    })
    expect(sent).toBe(file)
    FakeRequest.last.answer(200, { code: 0, msg: '', data: null })
    expect(await sending).toBeNull()
  })

  test('names what it is for in the query, where the call has one', () => {
    const sending = uploadFile(clientIn('en'), subApp.uploadArchive, {
      file: new File(['zip'], 'app.zip'),
      query: { versionId: 7 },
      onProgress: () => undefined,
      signal: leaving.signal,
    })
    sending.catch(() => {})
    expect(FakeRequest.last.opened).toEqual([
      'POST',
      'https://platform.example/api/apps/versions/archive?versionId=7',
    ])
  })

  test('goes as one part named file, with token and language, to the origin of the platform [PROV-018, PROJ-040]', async () => {
    const sending = begin('zh')
    const { opened, headers, sent } = FakeRequest.last
    expect(opened).toEqual(['POST', 'https://platform.example/api/tenant/project/application/file'])
    expect(headers).toEqual({ Authorization: 'Bearer secret-token', 'Accept-Language': 'zh' })
    const form = sent instanceof FormData ? sent : new FormData()
    expect([...form.keys()]).toEqual(['file'])
    expect(form.get('file')).toHaveProperty('name', 'offer.pdf')
    FakeRequest.last.answer(200, success)
    await expect(sending).resolves.toEqual({ fid: 'f-1' })
  })

  test('is complete only when the server has answered', async () => {
    const sending = begin()
    FakeRequest.last.leave(50, 200)
    FakeRequest.last.leave(200, 200)
    expect(shares).toEqual([0.25, 0.99])
    FakeRequest.last.answer(200, success)
    await sending
    expect(shares).toEqual([0.25, 0.99, 1])
  })

  test('is aborted after 30 s without progress, however long it takes in all', async () => {
    const sending = begin()
    for (let step = 1; step <= 5; step += 1) {
      vi.advanceTimersByTime(UPLOAD_STALL_MS - 1)
      FakeRequest.last.leave(step, 10)
    }
    expect(FakeRequest.last.isAborted).toBe(false)
    vi.advanceTimersByTime(UPLOAD_STALL_MS)
    await expect(sending).rejects.toMatchObject({ kind: 'timeout', message: 'Request Timeout' })
    expect(FakeRequest.last.isAborted).toBe(true)
  })

  test('that is cancelled sends nothing more, and fails with the reason of the cancellation', async () => {
    const sending = begin()
    const reason = new Error('removed')
    leaving.abort(reason)
    await expect(sending).rejects.toBe(reason)
    expect(FakeRequest.last.isAborted).toBe(true)
  })

  test('that is interrupted fails with “server could not be reached”', async () => {
    const sending = begin()
    FakeRequest.last.dispatchEvent(new Event('error'))
    await expect(sending).rejects.toMatchObject({ kind: 'network', status: null })
  })

  test('that is refused fails with the server’s message', async () => {
    const sending = begin()
    FakeRequest.last.answer(400, {
      status: 'error',
      errorCode: 1735,
      errorMsg: 'Programs are not taken.',
      data: { refusal: 'program' },
    })
    await expect(sending).rejects.toMatchObject({
      kind: 'status',
      status: 400,
      code: 1735,
      detail: { reason: 'Programs are not taken.', refusal: 'program' },
    })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test.each([
    ['a refusal with status 200', { status: 'error', errorCode: 9, errorMsg: 'No.' }, 'refusal'],
    ['what the contract does not say', { status: 'success', errorCode: 0, data: {} }, 'shape'],
    ['no JSON', '<h1>proxy</h1>', 'refusal'],
  ])('fails on %s', async (_, body, kind) => {
    const sending = begin()
    FakeRequest.last.answer(200, body)
    await expect(sending).rejects.toMatchObject({ kind })
    expect(shares).toEqual([])
  })

  test('ends the session on 401, unless another one has started meanwhile [SHELL-017]', async () => {
    const first = begin()
    FakeRequest.last.answer(401, {})
    await expect(first).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    const second = begin()
    token = 'a-newer-token'
    FakeRequest.last.answer(401, {})
    await expect(second).rejects.toMatchObject({ status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })
})
