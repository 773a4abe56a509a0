import { organization } from '@console/contracts'
import type { SubAppDefinition } from '@console/sub-app'
import { useCallForm, useForm, useFormValues, useLeaveGuard } from '@console/sub-app/form'
import { sharedTexts } from '@console/sub-app/shared-texts'
import { FormBody, FormDialog, TextField } from '@console/ui/form'
import { formTexts } from '@console/ui/form-texts'
import { defineTexts } from '@console/ui/texts'
import { uiTexts } from '@console/ui/ui-texts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { memo } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { mockCall, Refusal } from './mock-call.ts'
import { network } from './network.ts'
import { renderSubAppPage } from './render-sub-app-page.tsx'

type Values = { name: string; nickname: string }
const EMPTY: Values = { name: '', nickname: '' }

let closed: number
let version: number

beforeEach(() => {
  closed = 0
  version = 3
})

/** A form of one call: the contract requires a name, and the page refuses "root". */
function RenameDialog() {
  const form = useCallForm(organization.rename, {
    present: { form: { ...EMPTY, name: 'Peony' }, version },
    draftId: 5,
    toBody: ({ name }: Values, seen) => ({ id: 5, name, version: seen }),
    hints: { name: 'A name is needed.' },
    checkTyped: ({ nickname }) => (nickname === 'root' ? { nickname: 'Not this one.' } : {}),
    refusedFields: { 77: 'nickname' },
    changes: [],
    onDone: () => {
      closed += 1
    },
  })
  return (
    <FormDialog title="Rename" okText="Save" form={form} onClose={() => {}}>
      <TextField label="Nickname" {...form.field('nickname')} />
      <TextField label="Name" {...form.field('name')} />
    </FormDialog>
  )
}

const app: SubAppDefinition = {
  manifest: {
    module: 'forms',
    routerBase: ['/console/forms'],
    routes: [
      { path: '/console/forms/rename', component: 'RenameDialog' },
      { path: '/console/forms/guarded', component: 'GuardedForm' },
      { path: '/console/forms/rows', component: 'RowsForm' },
    ],
    tiers: ['core', 'frame'],
  },
  pages: { RenameDialog, GuardedForm, RowsForm },
  texts: defineTexts(sharedTexts, uiTexts, formTexts),
}
const open = () => renderSubAppPage({ app, path: '/console/forms/rename' })
const openGuarded = () => renderSubAppPage({ app, path: '/console/forms/guarded' })

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: /Save$/ })

test('what the contract does not take is said at its field, which gets the focus, until it is right', async () => {
  const { person } = open()
  await person.clear(field('Name'))
  expect(field('Name')).toBeValid()
  await person.click(save())
  expect(field('Name')).toHaveAccessibleDescription('A name is needed.')
  expect(field('Name')).toHaveFocus()
  await person.keyboard('P')
  expect(field('Name')).toBeValid()
})

test('what is checked while typing is said at once, and the form is not sent', async () => {
  const { person } = open()
  await person.type(field('Nickname'), 'root')
  expect(field('Nickname')).toHaveAccessibleDescription('Not this one.')
  await person.click(save())
  expect(field('Nickname')).toHaveFocus()
  expect(closed).toBe(0)
})

test.each([
  ['by its name', new Refusal(400, 'Bad', { status: 400, detail: { fields: { name: 'Taken.' } } }), 'Name'],
  ['by the code of the refusal', new Refusal(77, 'Taken.'), 'Nickname'],
])(
  'a refusal is said at its field, %s, gone with a change, and nothing typed is lost',
  async (_how, refusal, name) => {
    network.use(mockCall(organization.rename, refusal))
    const { person } = open()
    await person.type(field('Name'), ' 2')
    await person.click(save())
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription('Taken.'))
    expect(field(name)).toHaveFocus()
    expect(field('Name')).toHaveValue('Peony 2')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await person.type(field(name), '3')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  },
)

test('a refusal of the whole form is above its buttons', async () => {
  network.use(mockCall(organization.rename, new Refusal(78, 'Not now')))
  const { person } = open()
  await person.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now. Your input is preserved.')
})

test('while it is sent it is sent once, and its button says so', async () => {
  let answer: (() => void) | undefined
  const sent: unknown[] = []
  network.use(
    mockCall(organization.rename, async ({ body }) => {
      sent.push(body)
      await new Promise<void>((resolve) => {
        answer = resolve
      })
      return null
    }),
  )
  const { person } = open()
  await person.click(save())
  await waitFor(() => expect(save()).toHaveClass('ant-btn-loading'))
  fireEvent.submit(field('Name'))
  answer?.()
  await waitFor(() => expect(closed).toBe(1))
  expect(sent).toEqual([{ id: 5, name: 'Peony', version: 3 }])
})

test('what was typed is back when the form opens again, and a newer version is a choice', async () => {
  const first = open()
  await first.person.type(field('Name'), ' 2')
  first.unmount()
  version = 4
  const sent: unknown[] = []
  network.use(
    mockCall(organization.rename, ({ body }) => {
      sent.push(body)
      return null
    }),
  )
  const { person } = open()
  expect(field('Name')).toHaveValue('Peony 2')
  expect(screen.getByText(/^What you typed at .* is back/)).toBeInTheDocument()
  await person.click(save())
  const keep = screen.getByRole('button', { name: 'Keep my changes' })
  expect(keep).toHaveFocus()
  expect(sent).toEqual([])
  await person.click(keep)
  await person.click(save())
  await waitFor(() => expect(sent).toEqual([{ id: 5, name: 'Peony 2', version: 4 }]))
  await waitFor(() => expect(window.sessionStorage).toHaveLength(0))
})

const onSave = vi.fn<(values: Values) => void>()

function GuardedForm() {
  const form = useForm({
    draft: useFormValues(EMPTY),
    save: async (values: Values) => onSave(values),
  })
  useLeaveGuard({
    isDirty: form.isDirty,
    title: 'Leave without saving?',
    text: 'What you typed is lost.',
    okText: 'Leave',
    onLeave: form.draft.discard,
  })
  return (
    <>
      <TextField label="Name" {...form.field('name')} />
      <button onClick={() => form.submitWith({ nickname: 'second' })}>Second</button>
      <button onClick={() => form.change({ name: 'both', nickname: 'both' })}>Both</button>
    </>
  )
}

test('a form that is not saved confirms before it is left, and no longer once it is as it was', async () => {
  const { person, services } = openGuarded()
  const release = vi.fn()
  services.guardLeaving.mockReturnValue(release)
  expect(services.guardLeaving).not.toHaveBeenCalled()
  await person.type(field('Name'), 'a')
  const [confirmLeaving] = services.guardLeaving.mock.calls.at(-1) ?? []
  services.confirm.mockResolvedValueOnce(true)
  expect(await confirmLeaving?.()).toBe(true)
  expect(services.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Leave without saving?' }))
  await waitFor(() => expect(field('Name')).toHaveValue(''))
  expect(release).toHaveBeenCalled()
})

test('a second button sends values of its own, and several values change at once', async () => {
  const { person } = openGuarded()
  await person.click(screen.getByRole('button', { name: 'Both' }))
  expect(field('Name')).toHaveValue('both')
  await person.click(screen.getByRole('button', { name: 'Second' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ name: 'both', nickname: 'second' }))
  expect(window.sessionStorage).toHaveLength(0)
})

type Row = { id: number; name: string }
const ROWS: Row[] = [
  { id: 7, name: '' },
  { id: 8, name: '' },
]
const drawn: string[] = []

const DrawnField = memo(function DrawnField(props: Parameters<typeof TextField>[0]) {
  drawn.push(props.label)
  return <TextField {...props} />
})

/** A form of two steps, the second of which is a list of rows; the server refuses one of them. */
function RowsForm() {
  const form = useForm({
    draft: useFormValues({ name: '', nickname: '', rows: ROWS }),
    save: async () => {
      throw new Error('refused')
    },
    check: ({ name, rows }) => ({
      name: name === '' ? 'A name is needed.' : undefined,
      ...Object.fromEntries(
        rows.map((row) => [`rows.${row.id}.name`, row.name === '' ? 'Missing.' : undefined]),
      ),
    }),
    checksChanges: true,
    refusedFields: () => ({ 'rows.8.name': 'Taken.' }),
  })
  const { rows } = form.values
  return (
    <FormBody form={form} footer={<button>Save</button>}>
      <DrawnField label="Name" {...form.field('name')} />
      <DrawnField label="Nickname" {...form.field('nickname')} />
      {rows.map((row) => (
        <TextField
          key={row.id}
          label={`Row ${row.id}`}
          value={row.name}
          problem={form.problemOf(`rows.${row.id}.name`)}
          onChange={(name) =>
            form.change({ rows: rows.map((one) => (one === row ? { ...row, name } : one)) }, [
              `rows.${row.id}.name`,
            ])
          }
        />
      ))}
      <button type="button" onClick={() => form.checkFields(['name'])}>
        Next
      </button>
    </FormBody>
  )
}

const openRows = () => renderSubAppPage({ app, path: '/console/forms/rows' })

test('a key renders the field that it is typed into, and no other', async () => {
  const { person } = openRows()
  await person.type(field('Name'), 'a')
  drawn.length = 0
  await person.type(field('Name'), 'bc')
  expect(drawn).toEqual(['Name', 'Name'])
  await person.type(field('Nickname'), 'd')
  expect(field('Name')).toHaveValue('abc')
})

test('a form that checks changes says at once what a change made wrong, of a row at its own field', async () => {
  const { person } = openRows()
  await person.type(field('Row 7'), 'a')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await person.clear(field('Row 7'))
  expect(field('Row 7')).toHaveAccessibleDescription('Missing.')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a step is checked before the next: its first wrong field has the focus, those of others stay as they were', async () => {
  const { person } = openRows()
  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(field('Name')).toHaveAccessibleDescription('A name is needed.')
  expect(field('Name')).toHaveFocus()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a refusal of one field of a row goes with a change of that field only', async () => {
  const { person } = openRows()
  for (const name of ['Name', 'Row 7', 'Row 8']) await person.type(field(name), 'a')
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field('Row 8')).toHaveAccessibleDescription('Taken.'))
  await person.type(field('Row 7'), 'b')
  expect(field('Row 8')).toHaveAccessibleDescription('Taken.')
  await person.type(field('Row 8'), 'b')
  expect(field('Row 8')).toBeValid()
})
