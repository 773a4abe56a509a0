import { renderWithTexts } from '@console/testing'
import { PartBoundary } from '@console/ui'
import { act, fireEvent, renderHook, screen } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { draftItem } from './draft-store.ts'
import { DRAFT_DELAY_MS } from './draft-writer.ts'
import { useOwnerDraft } from './use-form-draft.ts'

const owner = { tenantId: 3, userId: 7 }
const thing = { name: 'Nora', orgId: 1 }
type Options = Partial<Parameters<typeof useOwnerDraft<typeof thing>>[1]>
let problems: string[]

beforeEach(() => {
  problems = []
})

function open(options: Options = {}, whose: typeof owner = owner) {
  const onProblem = (problem: string) => problems.push(problem)
  return renderHook(
    (more: Options) =>
      useOwnerDraft(
        { owner: whose, onProblem },
        { name: 'person', id: 5, initial: thing, version: 2, ...more },
      ),
    { initialProps: options },
  )
}
const type = ({ result }: ReturnType<typeof open>, name: string) =>
  act(() => result.current.setForm({ ...result.current.form, name }))

test('a draft is restored when the form is opened again, with the version that the user saw', () => {
  const first = open()
  type(first, 'Lin')
  first.unmount()
  const { result } = open({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  // The untouched field has its current value.
  expect(result.current.form).toEqual({ name: 'Lin', orgId: 9 })
  expect(result.current.seenVersion).toBe(2)
  expect(result.current.typedAt).not.toBeNull()
})

test('another user, record or form finds no draft', () => {
  const first = open()
  type(first, 'Lin')
  first.unmount()
  expect(open({}, { ...owner, userId: 8 }).result.current.form).toEqual(thing)
  expect(open({ id: 6 }).result.current.form).toEqual(thing)
  expect(open({ name: 'other' }).result.current.form).toEqual(thing)
})

test('a draft is written shortly after the last key, and at once when the page closes', () => {
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

test('what was typed into a form that throws is there when it is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  let isBroken = false
  function Form() {
    const draft = useOwnerDraft({ owner, onProblem: vi.fn() }, { name: 'person', id: 5, initial: thing })
    if (isBroken) throw new Error('The list has no rows')
    return (
      <input
        aria-label="Name"
        value={draft.form.name}
        onChange={({ target }) => draft.setForm({ ...draft.form, name: target.value })}
      />
    )
  }
  const part = () => (
    <PartBoundary>
      <Form />
    </PartBoundary>
  )
  const { person, redraw } = renderWithTexts(part())
  await person.type(screen.getByLabelText('Name'), ' Lin')
  isBroken = true
  redraw(part())
  isBroken = false
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Nora Lin')
})

test('after discarding, the form shows the current record and no draft is restored', () => {
  const first = open()
  type(first, 'Lin')
  first.rerender({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  act(() => first.result.current.discard())
  expect(first.result.current).toMatchObject({
    form: { name: 'Wang', orgId: 9 },
    seenVersion: 3,
    typedAt: null,
  })
  first.unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('a form typed back to its initial values stores no draft', () => {
  const first = open()
  type(first, 'Lin')
  type(first, 'Nora')
  first.unmount()
  expect(window.sessionStorage).toHaveLength(0)
})

test('an untouched form follows the record, and from the first key on stays at the version that was seen', () => {
  const opened = open()
  opened.rerender({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  expect(opened.result.current).toMatchObject({ form: { name: 'Wang' }, seenVersion: 3 })
  type(opened, 'Lin')
  opened.rerender({ version: 4, initial: { name: 'Zhou', orgId: 10 } })
  expect(opened.result.current).toMatchObject({ form: { name: 'Lin', orgId: 9 }, seenVersion: 3 })
})

test('keeping one’s own changes survives a reload, while untouched fields take their current values', () => {
  const first = open({ version: 3, initial: { name: 'Wang', orgId: 9 } })
  type(first, 'Lin')
  const present = { form: { name: 'Zhou', orgId: 10 }, version: 4 }
  act(() => first.result.current.keepMine(present))
  const mine = { form: { name: 'Lin', orgId: 10 }, base: present.form, seenVersion: 4 }
  expect(first.result.current).toMatchObject(mine)
  first.unmount()
  expect(open({ version: 4, initial: present.form }).result.current).toMatchObject(mine)
})

test('a form that switches to another record shows that one and stores the draft of the first', () => {
  const opened = open()
  type(opened, 'Lin')
  opened.rerender({ id: 6 })
  expect(opened.result.current.form).toEqual(thing)
  opened.rerender({ id: null })
  expect(opened.result.current.form).toEqual(thing)
  opened.rerender({ id: 5 })
  expect(opened.result.current.form.name).toBe('Lin')
})

test('without an open form no draft is stored', () => {
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
    expect(result.current).toMatchObject({ form: thing, typedAt: null })
    expect(window.sessionStorage).toHaveLength(0)
    expect(problems).toEqual(['person: The draft was deleted: it no longer fits the form.'])
  },
)

test('a form that is too large is reported once, not at every key', () => {
  const opened = open()
  for (const end of ['a', 'b']) {
    type(opened, 'x'.repeat(70_000) + end)
    fireEvent(window, new Event('pagehide'))
  }
  expect(problems).toHaveLength(1)
})
