import type { exports } from '@console/contracts'
import type { SubAppDefinition } from '@console/sub-app'
import { renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { appTexts } from '../app-texts.ts'
import { ExportButton } from './ExportButton.tsx'

function openButton(request: exports.ExportRequestInput, capabilities?: string[]) {
  const app: SubAppDefinition = {
    manifest: {
      module: 'rows',
      routerBase: ['/console/rows'],
      routes: [{ path: '/console/rows', component: 'RowsPage' }],
      tiers: ['core'],
    },
    pages: {
      RowsPage: () => (
        <>
          <h2>Rows</h2>
          <ExportButton request={request} label="Export" />
        </>
      ),
    },
    texts: appTexts,
  }
  return renderSubAppPage({ app, path: '/console/rows', ...(capabilities ? { capabilities } : {}) })
}
const bill: exports.ExportRequestInput = { kind: 'bill', filter: { queryDate: '2026-11' } }

test('an export has formats and a schedule beside it where the platform has jobs', async () => {
  const { person } = openButton(bill)
  await person.click(await screen.findByRole('button', { name: 'Choose a file format' }))
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(items).toEqual(['Excel (.xlsx)', 'CSV (.csv)', 'Schedule…'])
})

test('an export of the documents is one file', async () => {
  const { person, services } = openButton(bill, [])
  await person.click(await screen.findByRole('button', { name: 'Export' }))
  expect(services.startExport).toHaveBeenCalledExactlyOnceWith({ ...bill, format: 'xlsx' })
  expect(screen.queryByRole('button', { name: 'Choose a file format' })).not.toBeInTheDocument()
})

test('an export that the documents do not have has no button', async () => {
  openButton({ kind: 'people', filter: {} }, [])
  await screen.findByRole('heading', { name: 'Rows' })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
