import { expect, test, vi } from 'vitest'
import { endDrafts, openDrafts } from './draft-owner.ts'
import { draftItem, draftStore, MAX_DRAFT_CHARACTERS, MAX_DRAFTS } from './draft-store.ts'

const owner = { tenantId: 3, userId: 7 }
const other = { tenantId: 3, userId: 8 }
const key = (id: number, whose: typeof owner | null = owner) => ({ owner: whose, name: 'person.modify', id })
const draft = (name: string) => ({ version: 4, changes: { name } })

test('a draft is read back with its time and version, for its user and record', () => {
  expect(draftStore(key(1), { now: () => 1234 }).write(draft('Nora'))).toBeNull()
  expect(draftStore(key(1)).read()).toEqual({ at: 1234, ...draft('Nora') })
  expect(draftStore(key(2)).read()).toBeNull()
  expect(draftStore(key(1, other)).read()).toBeNull()
})

test('an id cannot reach the draft of another record', () => {
  expect(draftItem({ owner, name: 'a', id: '1/b' })).not.toBe(draftItem({ owner, name: 'a/1', id: 'b' }))
  expect(draftItem({ owner, name: 'a', id: '/%2F 1' })).toBe('console.draft.3.7.a/%2F%252F%201')
})

test('deleted, nothing is left of it', () => {
  const store = draftStore(key(1))
  store.write(draft('Nora'))
  store.remove()
  expect(window.sessionStorage).toHaveLength(0)
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"at":"now","version":1,"changes":{}}',
  '{"at":1,"version":null,"changes":{}}',
  '{"at":1,"version":1,"changes":[]}',
])('a draft that another version wrote, or that was tampered with, is broken: %j', (text) => {
  window.sessionStorage.setItem(draftItem(key(1)), text)
  expect(draftStore(key(1)).read()).toBe('broken')
})

test('a 33rd draft evicts the oldest one and no other data of the tab', () => {
  expect(MAX_DRAFTS).toBe(32)
  window.sessionStorage.setItem('other', 'stays')
  for (let id = 1; id <= MAX_DRAFTS; id++) {
    draftStore(key(id), { now: () => (id === 9 ? 5 : 100 + id) }).write(draft('Nora'))
  }
  draftStore(key(1), { now: () => 200 }).write(draft('again'))
  expect(draftStore(key(9)).read()).not.toBeNull()
  draftStore(key(99), { now: () => 300 }).write(draft('Lin'))
  expect(draftStore(key(9)).read()).toBeNull()
  expect(draftStore(key(99)).read()).not.toBeNull()
  expect(window.sessionStorage).toHaveLength(MAX_DRAFTS + 1)
})

test('a form of more than 64 kB is not stored and is reported, and the previous draft stays', () => {
  expect(MAX_DRAFT_CHARACTERS).toBe(65_536)
  const store = draftStore(key(1))
  store.write(draft('Nora'))
  expect(store.write(draft('x'.repeat(MAX_DRAFT_CHARACTERS)))).toMatch(/^\d+ characters are too many$/)
  expect(store.read()).toMatchObject(draft('Nora'))
})

test('a full storage, or one that the browser refuses, does no harm', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(draftStore(key(1)).write(draft('Nora'))).toContain('QuotaExceededError')
  expect(() => endDrafts()).not.toThrow()
  setItem.mockRestore()
  const store = draftStore(key(1), { storage: null })
  expect(store.write(draft('Nora'))).toBeNull()
  expect(store.read()).toBeNull()
  expect(() => store.remove()).not.toThrow()
  expect(() => openDrafts(owner, null)).not.toThrow()
})

test('signing in keeps one’s own drafts and removes all others, also those without an owner', () => {
  draftStore(key(1)).write(draft('Nora'))
  draftStore(key(1, null)).write(draft('Lin'))
  // 3.70 has the prefix 3.7.
  draftStore(key(1, { tenantId: 3, userId: 70 })).write(draft('Wang'))
  openDrafts(owner)
  expect(Object.keys(window.sessionStorage)).toEqual([draftItem(key(1))])
  openDrafts(other)
  expect(window.sessionStorage).toHaveLength(0)
})

test('sign-out removes all drafts, and none is stored until the next sign-in', () => {
  draftStore(key(1)).write(draft('Nora'))
  endDrafts()
  expect(draftStore(key(1)).read()).toBeNull()
  draftStore(key(1)).write(draft('typed while the page closed'))
  expect(draftStore(key(1)).read()).toBeNull()
  openDrafts(owner)
  draftStore(key(1)).write(draft('Nora'))
  expect(draftStore(key(1)).read()).toMatchObject(draft('Nora'))
})

test('the draft of a form that needs no sign-in is stored after a sign-out too', () => {
  endDrafts()
  draftStore(key(1, null)).write(draft('Nora'))
  expect(draftStore(key(1, null)).read()).toMatchObject(draft('Nora'))
})
