import { ApiError, type SubAppDefinition } from '@console/sub-app'
import { renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { appTexts } from '../app-texts.ts'
import { PageFailure } from './page-failure.tsx'

function openFailure(error: Error) {
  const onRetry = vi.fn<() => void>()
  const page = () => (
    <PageFailure error={error} title="The rows could not be loaded" page="Lists, Rows" onRetry={onRetry} />
  )
  const app: SubAppDefinition = {
    manifest: {
      module: 'rows',
      routerBase: ['/console/rows'],
      routes: [{ path: '/console/rows', component: 'RowsPage' }],
      tiers: ['core'],
    },
    pages: { RowsPage: page },
    texts: appTexts,
  }
  return { ...renderSubAppPage({ app, path: '/console/rows' }), onRetry }
}

test('people who may not see the page read whom to contact, and find the way home [ERR-025]', async () => {
  const forbidden = new ApiError('Forbidden', { kind: 'status', callId: 'rows.list', status: 403 })
  const { person, services } = openFailure(forbidden)
  expect(await screen.findByRole('alert')).toHaveTextContent('“Lists, Rows”')
  await person.click(screen.getByRole('button', { name: 'Back home' }))
  expect(services.navigate).toHaveBeenCalledWith('/console/')
})

test('after any other failure the data can be loaded again', async () => {
  const { person, onRetry } = openFailure(new Error('No answer'))
  expect(await screen.findByRole('alert')).toHaveTextContent('The rows could not be loaded')
  await person.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('every text exists in both languages [SHELL-076]', () => {
  expect(Object.keys(appTexts.zh)).toEqual(Object.keys(appTexts.en))
})
