import { projectStat } from '@console/contracts'
import { mockCall, network, renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { monitorTarget } from '../model/monitor-target.ts'
import { projectsApp } from '../projects-app.ts'
import { ActionButton } from './ActionButton.tsx'

const PATH = '/console/project/index'

function open(reasonId: string | null) {
  const ProjectListPage = () => (
    <ActionButton reasonId={reasonId} target={monitorTarget(41)}>
      Monitor
    </ActionButton>
  )
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectListPage } }
  return renderSubAppPage({ app, path: PATH })
}

test('an action opens its page and passes data in the navigation state only [PROJ-032, PROV-Q5]', async () => {
  network.use(mockCall(projectStat.monitor, { records: [] }))
  const { person, router } = open(null)
  await person.click(await screen.findByRole('button', { name: 'Monitor' }))
  const { pathname, search, state } = router.state.location
  expect({ pathname, search, state }).toEqual({
    pathname: '/console/project/monitor',
    search: '',
    state: { bizId: 41 },
  })
})

test('a refused action shows the reason and does not navigate [PROJ-032]', async () => {
  const { person, router } = open('project.why.noMonitor')
  const button = await screen.findByRole('button', { name: 'Monitor' })
  expect(button).toHaveAccessibleDescription('Your role does not include live monitoring.')
  await person.click(button)
  expect(router.state.location.pathname).toBe(PATH)
})
