import { subApp } from '@console/contracts'
import { SlotFailure, type HostSlots, type SlotContribution, type SubAppDefinition } from '@console/sub-app'
import type { SlotRecord } from '@console/sub-app/slots'
import { mockCall, network, renderSubAppPage } from '@console/testing'
import { type DataColumn, DataTable } from '@console/ui'
import { act, screen, waitFor, within } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { appTexts } from '../app-texts.ts'
import { ChosenSlotActions, HomeSlots, RecordSlots, useFormSlots, useListSlots } from './slots.ts'

type Row = { id: number; name: string }
const ROWS: readonly Row[] = [
  { id: 7, name: 'Ada' },
  { id: 8, name: 'Bob' },
]
const toRecord = ({ id, name }: Row): subApp.RecordOf<'project'> => ({
  id: String(id),
  name,
  code: '',
  status: '',
  createdAt: 0,
})
const COLUMNS: readonly DataColumn<Row>[] = [
  { key: 'name', title: 'Name', dataIndex: 'name' },
  { key: 'own', title: 'Own actions', isActions: true, render: () => 'Edit' },
]

const app: SlotContribution['app'] = { module: 'crm', name: 'Team CRM', versionId: 3, isPreview: false }

type Ask = (slot: string, request: { method: string; records?: SlotRecord[]; press?: string }) => unknown

/** Renders a page, and shows contributions once it has its own content. */
async function renderWithSlots(
  Page: ComponentType,
  contributions: readonly subApp.ShownContribution[],
  answer: Ask = () => [],
) {
  const definition: SubAppDefinition = {
    manifest: {
      module: 'rows',
      routerBase: ['/console/rows'],
      routes: [{ path: '/console/rows', component: 'Page' }],
      tiers: ['core'],
    },
    pages: { Page },
    texts: appTexts,
  }
  const page = renderSubAppPage({ app: definition, path: '/console/rows' })
  const changed = new Set<() => void>()
  const ask = vi.fn(async (one: SlotContribution, request: object) => answer(one.slot.id, request as never))
  const reset = vi.fn()
  const { show } = page.services.slots.connect({
    // The fake answers each kind in its form.
    ask: ask as unknown as HostSlots['ask'],
    reset,
    onChanged: (_contribution, listener) => {
      changed.add(listener)
      return () => changed.delete(listener)
    },
    connectFrame: ({ onReady, onResize }) => {
      onResize(900)
      onReady()
    },
  })
  await screen.findByText('Own content')
  const before = document.body.innerHTML
  const showAll = (isPreview: boolean): void =>
    show(contributions.map((slot) => ({ app: { ...app, isPreview }, slot, fields: new Set() })))
  showAll(false)
  return {
    ...page,
    ask,
    reset,
    before,
    preview: () => showAll(true),
    change: () => changed.forEach((listener) => listener()),
  }
}

function ListPage() {
  const { withColumns, mobileExtra } = useListSlots({ target: 'project', rows: ROWS, toRecord })
  return (
    <>
      <p>Own content</p>
      <ChosenSlotActions target="project" rows={ROWS} toRecord={toRecord} />
      <DataTable
        label="Projects"
        columns={withColumns(COLUMNS)}
        rows={ROWS}
        rowKey={({ id }) => id}
        mobileCard={() => null}
        mobileExtra={mobileExtra}
      />
    </>
  )
}

const column: subApp.ShownContribution = {
  kind: 'column',
  id: 'score',
  name: 'Score',
  target: 'project',
  widthPx: 120,
}

test('a column of an app has its room with the rows, and is asked for once they have been painted', async () => {
  const frames: FrameRequestCallback[] = []
  const held = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run))
  onTestFinished(() => held.mockRestore())
  const { ask } = await renderWithSlots(ListPage, [column], () => ({ '7': { type: 'text', text: 'High' } }))
  expect(await screen.findByRole('columnheader', { name: 'Score' })).toBeVisible()
  expect(screen.getByRole('cell', { name: 'Ada' })).toBeVisible()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ask).not.toHaveBeenCalled()
  act(() => frames.forEach((run) => run(0)))
  expect(await screen.findByText('High')).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a column of an app stands before the own actions, with a cell for each row, asked for once', async () => {
  const { ask } = await renderWithSlots(ListPage, [column], (_slot, { records = [] }) =>
    Object.fromEntries(records.map(({ id }) => [id, id === '7' ? { type: 'badge', text: 'Good' } : null])),
  )
  const heads = await waitFor(() => {
    const found = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(found).toHaveLength(3)
    return found
  })
  expect(heads).toEqual(['Name', 'Score', 'Own actions'])
  const [, ada, bob] = screen.getAllByRole('row')
  if (ada === undefined || bob === undefined) throw new Error('no rows')
  expect(await within(ada).findByText('Good')).toBeVisible()
  expect(within(bob).getByText('-')).toBeVisible()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'cells', records: [{ id: '7' }, { id: '8' }] })
})

test('a column that fails has Retry in its head alone, and the rows stay', async () => {
  let hasFailed = true
  const { person, reset } = await renderWithSlots(ListPage, [column], () => {
    if (hasFailed) throw new SlotFailure('failed', 'broken')
    return { '7': { type: 'text', text: 'Fine' } }
  })
  const retry = await screen.findByRole('button', { name: 'Retry: Score' })
  expect(screen.getByText('Ada')).toBeVisible()
  hasFailed = false
  await person.click(retry)
  expect(await screen.findByText('Fine')).toBeVisible()
  expect(reset).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Retry: Score' })).not.toBeInTheDocument()
})

test('actions of a row and of the chosen rows run under the name of their app', async () => {
  const { person, ask, services } = await renderWithSlots(
    ListPage,
    [
      { kind: 'rowAction', id: 'greet', name: 'Greet', target: 'project' },
      { kind: 'rowAction', id: 'other', name: 'Other', target: 'label' },
      { kind: 'chosenRowsAction', id: 'invite', name: 'Invite', target: 'project' },
    ],
    (slot) => {
      if (slot === 'invite') throw new SlotFailure('failed')
      return null
    },
  )
  await person.click(await screen.findByRole('button', { name: 'Actions of apps: Ada' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['GreetTeam CRM'])
  await person.click(items[0] as HTMLElement)
  expect(ask.mock.calls[0]?.[1]).toEqual({ method: 'run', records: [toRecord({ id: 7, name: 'Ada' })] })
  await person.click(screen.getByRole('button', { name: 'Actions of apps' }))
  await person.click(await screen.findByRole('menuitem', { name: /Invite/ }))
  expect(ask.mock.calls[1]?.[1]).toMatchObject({ method: 'run', records: [{ id: '7' }, { id: '8' }] })
  await waitFor(() =>
    expect(services.toast.error).toHaveBeenCalledExactlyOnceWith('Team CRM: Invite did not work.'),
  )
})

function RecordPage() {
  return (
    <>
      <p>Own content</p>
      <RecordSlots target="project" record={toRecord({ id: 7, name: 'Ada' })} />
      <HomeSlots home="projects" />
    </>
  )
}

const notes: subApp.ShownContribution = { kind: 'panel', id: 'notes', name: 'Notes', target: 'project' }

test('a panel draws what its app answers, and again after a button and a change', async () => {
  let count = 0
  const { person, change } = await renderWithSlots(RecordPage, [notes], (_slot, { method, press }) => {
    if (method === 'press') count += Number(press)
    return [
      { type: 'text', text: `Notes: ${count}` },
      { type: 'button', text: 'Add', press: '1' },
      { type: 'link', text: 'CRM', to: '/console/apps/crm/7' },
      { type: 'table', columns: ['State'], rows: [['open']] },
    ]
  })
  const panel = within(await screen.findByRole('region', { name: 'Notes' }))
  expect(await panel.findByText('Notes: 0')).toBeVisible()
  expect(panel.getByText('from Team CRM')).toBeVisible()
  expect(panel.getByRole('link', { name: 'CRM' })).toHaveAttribute('href', '/console/apps/crm/7')
  expect(panel.getByRole('cell', { name: 'open' })).toBeVisible()
  await person.click(panel.getByRole('button', { name: 'Add' }))
  expect(await panel.findByText('Notes: 1')).toBeVisible()
  count = 5
  change()
  expect(await panel.findByText('Notes: 5')).toBeVisible()
})

function RenamedPage() {
  const [name, setName] = useState('Ada')
  return (
    <>
      <p>Own content</p>
      <RecordSlots target="project" record={toRecord({ id: 7, name })} />
      <button type="button" onClick={() => setName('Eve')}>
        Rename
      </button>
    </>
  )
}

test('a panel is asked again when a fact of its record changes', async () => {
  const { person, ask } = await renderWithSlots(RenamedPage, [notes], () => [{ type: 'text', text: 'Here' }])
  await screen.findByText('Here')
  await person.click(screen.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2))
  expect(ask.mock.calls[1]?.[1]).toMatchObject({ method: 'draw', record: { id: '7', name: 'Eve' } })
})

test('a panel that fails leaves a line with Retry, and another one is drawn', async () => {
  let hasFailed = true
  const { person } = await renderWithSlots(
    RecordPage,
    [notes, { kind: 'homeCard', id: 'card', name: 'Card', home: 'projects' }],
    (slot) => {
      if (slot === 'notes' && hasFailed) throw new SlotFailure('late')
      return [{ type: 'text', text: `${slot} is here` }]
    },
  )
  expect(await screen.findByText('card is here')).toBeVisible()
  const line = await screen.findByText(/^Notes could not be shown\./)
  expect(line).toHaveTextContent('Notes could not be shown. Retry')
  hasFailed = false
  await person.click(within(line).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('notes is here')).toBeVisible()
})

test('a frame of an app is never higher than it has declared, and has an origin of its own', async () => {
  await renderWithSlots(RecordPage, [
    { ...notes, frame: { address: '/console/app-files/crm/3/panel.html', heightPx: 200 } },
  ])
  const frame = await screen.findByTitle('Notes')
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms')
  await waitFor(() => expect(frame).toHaveStyle({ blockSize: '200px' }))
})

test('a page without contributions is as it was', async () => {
  const { before } = await renderWithSlots(ListPage, [])
  expect(document.body.innerHTML).toBe(before)
})

function FormPage() {
  const { fields, check, save } = useFormSlots('project', '7')
  const [problems, setProblems] = useState('')
  return (
    <>
      <p>Own content</p>
      {fields}
      <button
        type="button"
        onClick={() => {
          setProblems(JSON.stringify(check()))
          if (Object.keys(check()).length === 0) void save('7')
        }}
      >
        Save
      </button>
      <output>{problems}</output>
    </>
  )
}

test('a field of an app is checked by it, blocks the form while it refuses, and is always accepted empty', async () => {
  const saved = vi.fn()
  network.use(
    mockCall(subApp.fieldValues, { values: [{ recordId: '7', module: 'crm', field: 'badge', value: '1' }] }),
    mockCall(subApp.saveFieldValues, ({ body }) => {
      saved(body)
      return null
    }),
  )
  const { person, ask } = await renderWithSlots(
    FormPage,
    [{ kind: 'formField', id: 'badge', name: 'Badge', target: 'project', input: 'text' }],
    () => 'Never',
  )
  const field = await screen.findByLabelText('Badge')
  expect(field).toHaveValue('1')
  await person.type(field, '2')
  expect(await screen.findByText('Never')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('status')).toHaveTextContent('{"crm badge":"Never"}')
  expect(saved).not.toHaveBeenCalled()
  await person.clear(field)
  expect(screen.queryByText('Never')).not.toBeInTheDocument()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(saved).toHaveBeenCalledExactlyOnceWith({
      target: 'project',
      recordId: '7',
      values: [{ module: 'crm', field: 'badge', value: null }],
    }),
  )
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a field of a preview is checked, says that it is not saved, and is not sent', async () => {
  const saved = vi.fn()
  network.use(
    mockCall(subApp.fieldValues, { values: [] }),
    mockCall(subApp.saveFieldValues, ({ body }) => {
      saved(body)
      return null
    }),
  )
  const { person, ask, preview } = await renderWithSlots(
    FormPage,
    [{ kind: 'formField', id: 'badge', name: 'Badge', target: 'project', input: 'text' }],
    () => null,
  )
  act(preview)
  await person.type(await screen.findByLabelText('Badge'), '2')
  expect(screen.getByText('from the preview of Team CRM: not saved')).toBeVisible()
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('{}'))
  expect(saved).not.toHaveBeenCalled()
})

test('an app that cannot check a value does not keep it from being saved', async () => {
  const saved = vi.fn()
  network.use(
    mockCall(subApp.fieldValues, { values: [] }),
    mockCall(subApp.saveFieldValues, ({ body }) => {
      saved(body)
      return null
    }),
  )
  const { person } = await renderWithSlots(
    FormPage,
    [{ kind: 'formField', id: 'badge', name: 'Badge', target: 'project', input: 'text' }],
    () => {
      throw new SlotFailure('late')
    },
  )
  await person.type(await screen.findByLabelText('Badge'), '2')
  expect(await screen.findByText(/could not check this value/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
})
