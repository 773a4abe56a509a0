import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testedWebRoot } from '@console/build/project'
import { publish } from '@console/build/publish'
import { expect, journey } from '../../engines/journey.ts'
import type { Tab } from '../../engines/tab.ts'
import {
  AUDIT_PATH,
  LABELS_PATH,
  OVERVIEW_PATH,
  VERSIONS_PATH,
  VOICE_CATEGORIES_PATH,
  WORKSPACE_PATH,
} from '../../fixtures/console-pages.ts'
import { installedApps } from '../../fixtures/installed-apps.ts'
import { fileServer, makeNextBuild } from '../../fixtures/next-build.ts'
import { PROJECT_LIST_PATH } from '../../fixtures/project-pages.ts'
import { removeFolder } from '../../setup/remove-folder.ts'

/** Opened one after the other, each for the first time. */
const firstPages: Record<string, string> = {
  audit: AUDIT_PATH,
  labels: LABELS_PATH,
  projects: PROJECT_LIST_PATH,
  statistics: OVERVIEW_PATH,
  system: '/app-tenant-system/system/users',
  versions: VERSIONS_PATH,
  voiceprint: VOICE_CATEGORIES_PATH,
  workspace: WORKSPACE_PATH,
}
const buildOf = async (tab: Tab) => tab.evaluate(() => document.documentElement.dataset['build'])

async function openApp(tab: Tab, module: string): Promise<void> {
  await tab.follow(firstPages[module] ?? '')
  await tab.getBySelector(`[data-sub-app=${module}] [data-sub-app-root] *`).first().waitForVisible()
  await tab.getByRole('status', { name: /Loading/ }).waitForCount(0)
  expect(await tab.getByRole('main').getByRole('alert').count(), `problems in ${module}`).toBe(0)
}

journey(
  'a page that is open over two upgrades opens every sub-app, and once its build is gone the new one by one click',
  async ({ tab, enter, faultProxy, expected }) => {
    journey.setTimeout(240_000)
    const folder = await mkdtemp(join(tmpdir(), 'console-builds-'))
    const served = join(folder, 'served')
    const builds = [testedWebRoot, join(folder, 'second'), join(folder, 'third')] as const
    makeNextBuild(builds[0], builds[1])
    makeNextBuild(builds[1], builds[2])
    const publishOn = (index: 0 | 1 | 2, day: string) =>
      publish({ from: builds[index], to: served, now: new Date(`${day}T00:00:00Z`) })
    publishOn(0, '2026-03-01')
    faultProxy.fault = fileServer(served)
    expect(new Set(Object.keys(firstPages)), 'apps with a page').toEqual(
      new Set(installedApps.map(({ module }) => module)),
    )
    await enter('manager', AUDIT_PATH)
    await openApp(tab, 'audit')
    const opened = await buildOf(tab)
    expect(opened).toMatch(/^[0-9a-f]{10}$/)

    publishOn(1, '2026-03-02')
    publishOn(2, '2026-03-03')
    for (const module of Object.keys(firstPages).filter((name) => name !== 'labels'))
      await journey.step(module, async () => openApp(tab, module))
    expect(await buildOf(tab)).toBe(opened)

    // The third build again, weeks later: what only the first one needs goes. The page may have prefetched what it opens.
    publishOn(2, '2026-04-01')
    expected.push(/404/, /WebSocket/, /LoadError|\[labels\]|PartLoadError/)
    await tab.follow(`${LABELS_PATH}?page=2`)
    await faultProxy.cut(500)
    await tab.getByText(/^A new version of the console is available/).waitForVisible()
    await tab.getByRole('button', { name: 'Reload' }).click()
    await tab.getBySelector('[data-sub-app=labels] [data-sub-app-root] *').first().waitForVisible()
    await tab.waitForUrl(({ pathname, search }) => `${pathname}${search}` === `${LABELS_PATH}?page=2`)
    expect(await buildOf(tab)).not.toBe(opened)
    for (const module of Object.keys(firstPages)) await openApp(tab, module)
    await removeFolder(folder)
  },
)
