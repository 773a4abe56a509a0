import { loadKitTier, type KitTier } from '../../core/kit/load-kit.ts'
import type { ShellPageName } from '../../core/menu/routes-from-menu.ts'
import type { ShellPage } from '../../runtime/router/shell-page.ts'

type ShellPageSource = {
  /** The latest tier of the kit that the page's code depends on; it is loaded before the code runs. */
  tier: KitTier
  load: () => Promise<ShellPage>
}

/** Modules with the code and the texts of each page of the shell. */
const SHELL_PAGES = {
  CompanySettingsPage: {
    tier: 'frame',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-company" */ '../settings/company/pages/CompanySettingsPage.tsx'
        )
      ).companyPage,
  },
  CredentialsPage: {
    tier: 'data',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-credentials" */ '../settings/credentials/pages/credentials/CredentialsPage.tsx'
        )
      ).credentialsPage,
  },
  FunctionalConfigPage: {
    tier: 'frame',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-functional-config" */ '../settings/functional-config/FunctionalConfigPage.tsx'
        )
      ).functionalConfigPage,
  },
  FramePage: {
    tier: 'frame',
    load: async () =>
      (await import(/* webpackChunkName: "page-frame" */ '../../runtime/frames/FramePage.tsx')).framePage,
  },
  RegisteredAppPage: {
    tier: 'frame',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-registered-app" */ '../registered-apps/registered-app-page.ts'
        )
      ).registeredAppPage,
  },
} as const satisfies Record<PageName, ShellPageSource>

/** Pages that menu items name, and the page around every registered app. */
export type PageName = ShellPageName | 'RegisteredAppPage'

export async function loadShellPage(name: PageName): Promise<ShellPage> {
  const { tier, load }: ShellPageSource = SHELL_PAGES[name]
  await loadKitTier(tier)
  return load()
}
