import { projectStat } from '@console/contracts'
import { mockCall, network, renderSubAppPage } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectsApp } from '../projects-app.ts'
import { useOnlineDurations } from './project-detail.ts'

/** Two more than one call may name. */
const BUSINESSES = Array.from({ length: projectStat.MAX_BUSINESSES + 2 }, (_, index) => index + 1)

function ProjectDetailPage() {
  const { data } = useOnlineDurations(7, BUSINESSES)
  return (
    <output aria-label="Hours">{data && BUSINESSES.map((business) => data.get(business)).join(' ')}</output>
  )
}

test('online hours of more businesses than one call may name are merged from several calls', async () => {
  const sizes: number[] = []
  network.use(
    mockCall(projectStat.onlineDurations, ({ query: { bizTypeIds } }) => {
      sizes.push(bizTypeIds.length)
      return bizTypeIds.map((bizTypeId) => ({ bizTypeId, totalOnlineDuration: bizTypeId * 10 }))
    }),
  )
  const app = { ...projectsApp, pages: { ...projectsApp.pages, ProjectDetailPage } }
  renderSubAppPage({ app, path: '/console/project/7' })
  expect(await screen.findByText(/\d/)).toHaveTextContent(BUSINESSES.map((id) => id * 10).join(' '))
  expect(sizes.toSorted((a, b) => a - b)).toEqual([2, projectStat.MAX_BUSINESSES])
})
