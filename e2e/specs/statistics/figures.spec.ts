import { demoTest as test } from '../../fixtures/demo-test.ts'
import { bill } from './figures/bill.ts'
import { dataset } from './figures/dataset.ts'
import type { FigurePage } from './figures/figure.ts'
import { expectFoundAgain } from './figures/find-again.ts'
import { labels } from './figures/labels.ts'
import { monitorHome, monitoring } from './figures/monitoring.ts'
import { offlineData } from './figures/offline-data.ts'
import { home, overview } from './figures/overview.ts'
import { person } from './figures/person.ts'
import { plan } from './figures/plan.ts'
import { projectActions, projectPerformance, projectUsers } from './figures/projects.ts'
import { recommendation } from './figures/recommendation.ts'
import { records } from './figures/records.ts'
import { sales } from './figures/sales.ts'
import { summary } from './figures/summary.ts'
import { team } from './figures/team.ts'
import { tracking } from './figures/tracking.ts'
import { twin } from './figures/twin.ts'
import { users } from './figures/users.ts'
import { violations } from './figures/violations.ts'
import { voice } from './figures/voice.ts'
import { untilComputed } from './until-computed.ts'

type Group = { of: string; pages: readonly FigurePage[] }

/** Three, so that workers share them. */
const GROUPS: readonly Group[] = [
  {
    of: 'calls, quality and twins',
    pages: [overview, home, users, sales, recommendation, violations, records, twin],
  },
  {
    of: 'bills, reports, labels and teams',
    pages: [bill, offlineData, dataset, labels, tracking, summary, team, voice],
  },
  {
    of: 'projects and monitoring',
    // A person is one of the page before.
    pages: [projectUsers, projectPerformance, projectActions, monitorHome, monitoring, person, plan],
  },
]

for (const { of, pages } of GROUPS)
  test(`twenty figures, picked from each page of ${of}, are those of plain queries over the facts`, async ({
    signIn,
    demo,
    request,
  }) => {
    await untilComputed(request)
    await expectFoundAgain(await signIn('manager'), { dataDir: demo.dataDir, pages })
  })
