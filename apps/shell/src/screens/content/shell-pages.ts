import type { Language } from '@console/contracts'
import type { ComponentType } from 'react'
import { loadKitTier, type KitTier } from '../../core/kit/load-kit.ts'

/** A page of the shell with its own texts: both come only when the page is opened. */
export type ShellPage = { Page: ComponentType; messages: Record<Language, Readonly<Record<string, string>>> }

type ShellPageSource = {
  /** The latest tier of the kit that the page's code stands on; it is on the page before the code runs. */
  tier: KitTier
  load: () => Promise<ShellPage>
}

/** The shell's own pages that menu items name as `shell/<Component>`. The server lists the same names as built. */
const SHELL_PAGES = {
  CompanySettingsPage: {
    tier: 'frame',
    load: async () =>
      (await import(/* webpackChunkName: "page-company" */ '../settings/company/company-page.ts'))
        .companyPage,
  },
  CredentialsPage: {
    tier: 'data',
    load: async () =>
      (await import(/* webpackChunkName: "page-credentials" */ '../settings/credentials/credentials-page.ts'))
        .credentialsPage,
  },
  FunctionalConfigPage: {
    tier: 'frame',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "page-functional-config" */ '../settings/functional-config/functional-config-page.ts'
        )
      ).functionalConfigPage,
  },
  FramePage: {
    tier: 'frame',
    load: async () =>
      (await import(/* webpackChunkName: "page-frame" */ '../../runtime/frames/frame-page.ts')).framePage,
  },
} as const satisfies Record<string, ShellPageSource>

export type ShellPageName = keyof typeof SHELL_PAGES

export function isShellPage(name: string): name is ShellPageName {
  return Object.hasOwn(SHELL_PAGES, name)
}

export async function loadShellPage(name: ShellPageName): Promise<ShellPage> {
  const { tier, load }: ShellPageSource = SHELL_PAGES[name]
  await loadKitTier(tier)
  return load()
}
