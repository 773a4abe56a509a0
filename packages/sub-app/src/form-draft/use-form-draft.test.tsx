import { act, fireEvent, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { draftItem } from './draft-store.ts'
import { DRAFT_DELAY_MS } from './draft-writer.ts'
import { useFormDraftOf } from './use-form-draft.ts'

const owner = { tenantId: 3, userId: 7 }
const thing = { name: 'Nora', orgId: 1 }
type Options = Partial<Parameters<typeof useFormDraftOf<typeof thing>>[1]>
let problems: string[]

beforeEach(() => {
  problems = []
})

function open(options: Options = {}, whose: typeof owner = owner) {
  const onProblem = (problem: string) => problems.push(problem)
  return renderHook(
    (more: Options) =>
      useFormDraftOf(
        { owner: whose, onProblem },
        { name: 'person', id: 5, initial: thing, version: 2, ...more },
      ),
    { initialProps: options },
  )
}
const type = ({ result }: ReturnType<typeof open>, name: string) =>
  act(() => result.current.setForm({ ...result.current.form, name }))

test('what was typed is back when the form is opened anew, with the version that was seen', () => {
  const first = open()
  type(first, 'Lin')
  first.unmount()
  const { result } = open({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  // The field that nobody touched is as it is now.
  expect(result.current.form).toEqual({ name: 'Lin', orgId: 9 })
  expect(result.current.seenVersion).toBe(2)
  expect(result.current.keptAt).not.toBeNull()
})

test('another person, another thing and another form find nothing', () => {
  const first = open()
  type(first, 'Lin')
  first.unmount()
  expect(open({}, { ...owner, userId: 8 }).result.current.form).toEqual(thing)
  expect(open({ id: 6 }).result.current.form).toEqual(thing)
  expect(open({ name: 'other' }).result.current.form).toEqual(thing)
})

test('it is written a moment after the last key, and at once when the page goes', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const item = draftItem({ owner, name: 'person', id: 5 })
  const opened = open()
  type(opened, 'L')
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1)
  type(opened, 'Li')
  vi.advanceTimersByTime(DRAFT_DELAY_MS - 1)
  expect(window.sessionStorage.getItem(item)).toBeNull()
  vi.advanceTimersByTime(1)
  expect(window.sessionStorage.getItem(item)).toContain('"Li"')
  type(opened, 'Lin')
  fireEvent(window, new Event('pagehide'))
  expect(window.sessionStorage.getItem(item)).toContain('"Lin"')
})

test('discarded, the form shows the thing as it is, and nothing comes back', () => {
  const first = open()
  type(first, 'Lin')
  first.rerender({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  act(() => first.result.current.discard())
  expect(first.result.current).toMatchObject({
    form: { name: 'Wang', orgId: 9 },
    seenVersion: 3,
    keptAt: null,
  })
  first.unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('typed back to what it was, nothing is kept', () => {
  const first = open()
  type(first, 'Lin')
  type(first, 'Nora')
  first.unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('untouched, the form follows the thing; from the first key on it stays with what was seen', () => {
  const opened = open()
  opened.rerender({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  expect(opened.result.current).toMatchObject({ form: { name: 'Wang' }, seenVersion: 3 })
  type(opened, 'Lin')
  opened.rerender({ version: 4, initial: { name: 'Zhou', orgId: 10 } })
  expect(opened.result.current).toMatchObject({ form: { name: 'Lin', orgId: 9 }, seenVersion: 3 })
})

test('going on with one’s own keeps what was changed, also through a reload; the rest is as it is now', () => {
  const first = open({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  type(first, 'Lin')
  const present = { form: { name: 'Zhou', orgId: 10 }, version: 4 }
  act(() => first.result.current.keepMine(present))
  const mine = { form: { name: 'Lin', orgId: 10 }, base: present.form, seenVersion: 4 }
  expect(first.result.current).toMatchObject(mine)
  first.unmount()
  expect(open({ version: 4, initial: present.form }).result.current).toMatchObject(mine)
})

test('a form that goes on to the next thing shows that one, and keeps what was typed for the first', () => {
  const opened = open()
  type(opened, 'Lin')
  opened.rerender({ id: 6 })
  expect(opened.result.current.form).toEqual(thing)
  opened.rerender({ id: null })
  expect(opened.result.current.form).toEqual(thing)
  opened.rerender({ id: 5 })
  expect(opened.result.current.form.name).toBe('Lin')
})

test('without an open form nothing is kept', () => {
  const opened = open({ id: null })
  type(opened, 'Lin')
  opened.unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test.each(['{', '{"at":1,"version":2,"changes":{"name":5}}', '{"at":1,"version":2,"changes":{"gone":5}}'])(
  'what does not fit any more is dropped, and one line of the log says so: %s',
  (text) => {
    window.sessionStorage.setItem(draftItem({ owner, name: 'person', id: 5 }), text)
    const { result } = open()
    expect(result.current).toMatchObject({ form: thing, keptAt: null })
    expect(window.sessionStorage).toHaveLength(0)
    expect(problems).toEqual(['person: What was typed is dropped: it does not fit the form any more.'])
  },
)

test('a form that is too large is told once, not at every key', () => {
  const opened = open()
  for (const end of ['a', 'b']) {
    type(opened, 'x'.repeat(70_000) + end)
    fireEvent(window, new Event('pagehide'))
  }
  expect(problems).toHaveLength(1)
})
