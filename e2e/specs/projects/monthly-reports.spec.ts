import { projectReport } from '@console/contracts'
import { DEMO_START_LIMIT_MS, findDemo } from '../../fixtures/demo-test.ts'
import {
  ACCEPTED_PROJECTS_PATH,
  demoProjectId,
  lastMonth,
  projectPath,
} from '../../fixtures/project-pages.ts'
import { test as base } from '../../fixtures/several-people.ts'
import { readReport } from './owner-steps.ts'
import { fileReport } from './provider-steps.ts'

const test = base.extend<{ demoUrl: string }>({
  demoUrl: [async ({}, provide) => provide((await findDemo()).url), { timeout: DEMO_START_LIMIT_MS }],
  baseURL: async ({ demoUrl }, provide) => provide(demoUrl),
})

/** Its contractor did not report on the month before the last. */
const PROJECT = 'Spring card activation'

test('a provider files the report of a month that is missing, and the owner reads it [PROV-010]', async ({
  enter,
  request,
  expectAccessible,
}) => {
  const month = projectReport.monthBefore(lastMonth())
  const provider = await enter('provider-admin')
  await provider.page.goto(`${ACCEPTED_PROJECTS_PATH}?search=${encodeURIComponent(PROJECT)}`)
  await fileReport({ provider, expectAccessible }, { project: PROJECT, month })
  const owner = await enter('manager')
  await owner.page.goto(projectPath(await demoProjectId(request, PROJECT)))
  await readReport({ owner, request, expectAccessible }, month)
})
