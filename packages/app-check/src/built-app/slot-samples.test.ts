import { subApp } from '@console/contracts'
import { expect, test } from 'vitest'
import { listQuestions } from './slot-samples.ts'

const name = { en: 'State', zh: '状态' }
const parse = (value: object): subApp.Contribution => subApp.contribution.parse({ id: 'one', name, ...value })
const fields: subApp.RecordFields = { person: ['name', 'isActive'] }
const ask = (value: object) => listQuestions(parse(value), fields).map(({ request }) => request)

test('a panel is asked with the fields of the consent: whole, empty, long, and without any', () => {
  expect(ask({ kind: 'panel', target: 'person' })).toMatchObject([
    { record: { id: '1001', name: 'Example name', isActive: true } },
    { record: { name: null, isActive: null } },
    { record: { name: expect.stringMatching(/^(long ){40}$/), isActive: true } },
    { method: 'draw', record: { id: '1001' } },
  ])
  expect(ask({ kind: 'panel', target: 'label' })[0]).toEqual({ method: 'draw', record: { id: '1001' } })
})

test('a column is asked for a whole page of rows at once', () => {
  const [request, ...more] = ask({ kind: 'column', target: 'person' })
  expect(more).toEqual([])
  expect(request?.method === 'cells' && new Set(request.records.map(({ id }) => id)).size).toBe(50)
})

test.each([
  [{ kind: 'rowAction', target: 'person' }, 4],
  [{ kind: 'chosenRowsAction', target: 'person' }, 1],
  [{ kind: 'homeCard', home: 'projects' }, 1],
  [{ kind: 'settingsSection' }, 1],
  [{ kind: 'paletteEntry' }, 1],
  [{ kind: 'userMenuEntry' }, 1],
  [{ kind: 'formField', target: 'person', input: 'text' }, 4],
  [{ kind: 'formField', target: 'person', input: 'number' }, 3],
  [{ kind: 'formField', target: 'person', input: 'switch' }, 2],
  [{ kind: 'formField', target: 'person', input: 'select', options: [{ value: 'a', name }] }, 1],
  [{ kind: 'service' }, 0],
  // A frame has a document of its own.
  [{ kind: 'panel', target: 'person', frame: { file: 'panel.html', heightPx: 200 } }, 0],
])('%j is asked %i times', (contribution, count) => {
  expect(ask(contribution)).toHaveLength(count)
})
