import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { repositoryRoot } from '@console/build/project'
import type { Page } from '@playwright/test'
import {
  AUDIT_PATH,
  follow,
  HOME_PATH,
  LABELS_PATH,
  ORGANIZATION_PATH,
  OVERVIEW_PATH,
  tableRows,
  userMenu,
  VERSIONS_PATH,
  VOICE_CHECKS_PATH,
  WORKSPACE_PATH,
} from '../../fixtures/console-pages.ts'
import { installedApps } from '../../fixtures/installed-apps.ts'
import { expect, test } from '../../fixtures/test.ts'
import { freePort } from '../../setup/free-port.ts'

type Shown = { path: string; title: RegExp; titleZh: RegExp; isThere: (page: Page) => Promise<void> }

const LABEL_COUNT = /\d+ (?:labels?|个标签)/
/** A page that shows that its app is there, and its title in both languages. */
const pages: Record<string, Shown> = {
  audit: {
    path: AUDIT_PATH,
    title: /Audit log/,
    titleZh: /审计日志|操作日志/,
    isThere: async (page) => expect(tableRows(page).first()).toBeVisible(),
  },
  labels: {
    path: LABELS_PATH,
    title: /Smart labels/,
    titleZh: /智能标签/,
    // The list has been answered; a run of this file alone has no label in it.
    isThere: async (page) => expect(page.getByRole('status').filter({ hasText: LABEL_COUNT })).toBeVisible(),
  },
  projects: {
    path: HOME_PATH,
    title: /Project home/,
    titleZh: /项目首页/,
    // Alone it has no landmark around it.
    isThere: async (page) => expect(page.getByRole('img', { name: /ongoing projects|进行中/ })).toBeVisible(),
  },
  statistics: {
    path: OVERVIEW_PATH,
    title: /Whole organisation/,
    titleZh: /全员概览/,
    // With its charts, so that their file is not still loading when the page is left.
    isThere: async (page) => {
      await expect(page.getByRole('definition').first()).toBeVisible()
      await expect(page.getByRole('figure').first()).toBeVisible()
    },
  },
  system: {
    path: ORGANIZATION_PATH,
    title: /Organisation/,
    titleZh: /组织架构/,
    isThere: async (page) => expect(page.getByRole('tree').getByRole('treeitem').first()).toBeVisible(),
  },
  versions: {
    path: VERSIONS_PATH,
    title: /Versions/,
    titleZh: /版本管理/,
    isThere: async (page) => expect(tableRows(page).first()).toBeVisible(),
  },
  voiceprint: {
    path: VOICE_CHECKS_PATH,
    title: /Check records/,
    titleZh: /核验记录/,
    isThere: async (page) =>
      expect(page.getByRole('region', { name: /Check records|核验记录/ })).toBeVisible(),
  },
  workspace: {
    path: WORKSPACE_PATH,
    title: /Workspace/,
    titleZh: /工作台/,
    isThere: async (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
}

const MOUNTS = 20
/** A hundred mounts, and the build of a development server, take their time on a small machine. */
const ALL_APPS_MS = 300_000
const ALONE_MS = 120_000
/** A page without a sub-app. */
const ELSEWHERE = '/console/error/404'

test(`${MOUNTS} mounts of each sub-app leak nothing, and title, focus, language and theme follow route and switches [SHELL-047, SHELL-048, SHELL-058]`, async ({
  page,
  signIn,
}) => {
  test.setTimeout(ALL_APPS_MS)
  expect(new Set(Object.keys(pages)), 'apps with a page').toEqual(
    new Set(installedApps.map(({ module }) => module)),
  )
  await signIn('manager', ELSEWHERE)
  await expect(userMenu(page)).toBeVisible()
  for (const [module, shown] of Object.entries(pages))
    await test.step(`${module}: ${MOUNTS} mounts [SHELL-047]`, async () =>
      mountAgainAndAgain(page, module, shown))
  for (const [module, shown] of Object.entries(pages))
    await test.step(`${module}: title, focus, language and theme [SHELL-048, SHELL-058]`, async () =>
      expectToFollow(page, shown))
})

async function mountAgainAndAgain(page: Page, module: string, { path, isThere }: Shown): Promise<void> {
  for (let mount = 1; mount <= MOUNTS; mount += 1) {
    await follow(page, path)
    await isThere(page)
    await follow(page, ELSEWHERE)
    await expect(page.locator('[data-sub-app-root]')).toHaveCount(0)
  }
  const reports = await page.evaluate(() => window.__leakLedger?.reports() ?? [])
  const own = reports.filter((report) => report.module === module)
  expect(own).toHaveLength(MOUNTS)
  expect(own.flatMap(({ details }) => details)).toEqual([])
}

/** Switches from English and the light theme to the others and back, and expects the page to follow. */
async function expectToFollow(page: Page, { path, title, titleZh, isThere }: Shown): Promise<void> {
  await follow(page, path)
  await isThere(page)
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await choose(page, /dark/i)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await choose(page, /switch to 中文/)
  await expect(page).toHaveTitle(titleZh)
  await isThere(page)
  await expect(page.getByRole('main')).toContainText(/[\u4e00-\u9fff]/)
  await choose(page, /English/)
  await choose(page, /light/i)
  await expect(page).toHaveTitle(title)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
}

async function choose(page: Page, item: RegExp): Promise<void> {
  await page.getByRole('button', { name: /user menu|用户菜单/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

for (const [module, { isThere }] of Object.entries(pages)) {
  test(`${module}: runs alone against the server, signed in as a demo user`, async ({ page, baseURL }) => {
    test.setTimeout(ALONE_MS)
    const alone = await serveAlone(module, baseURL)
    try {
      await page.goto(alone.url)
      await isThere(page)
    } finally {
      // It would look for its development server.
      await page.close()
      await alone.stop()
    }
  })
}

/** Its development server passes the calls on to the test's server. */
async function serveAlone(
  module: string,
  serverUrl: string | undefined,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const folder = join(repositoryRoot, 'apps', module)
  const server = spawn(join(folder, 'node_modules/.bin/rsbuild'), ['dev', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', SERVER_URL: serverUrl },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}/`
  await expect
    .poll(
      async () =>
        fetch(url).then(
          (answer) => answer.status,
          () => null,
        ),
      { timeout: 30_000 },
    )
    .toBe(200)
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
