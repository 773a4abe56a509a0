import { savedParameters } from '@console/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { projectList } from './pages/project-list/project-list.search.tsx'
import { providerProjects } from './pages/provider-projects/provider-projects.search.tsx'

test('saved views have the filters of a list without what is open, and know its days', () => {
  const [, { views: list }, , { views: open }, { views: accepted }] = manifest.routes
  expect(savedParameters(projectList.shape, list)).toEqual({
    names: ['search', 'status', 'needs', 'from', 'to', 'size'],
    days: list.days,
  })
  for (const views of [open, accepted]) {
    expect(savedParameters(providerProjects.shape, views)).toEqual({
      names: ['industry', 'search', 'from', 'to', 'size'],
      days: views.days,
    })
  }
})
