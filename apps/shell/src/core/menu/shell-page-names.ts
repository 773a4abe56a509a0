/** The shell's own pages, as menu items name them: `shell/<Component>`. The server lists the same names as built. */
const SHELL_PAGE_NAMES = [
  'CompanySettingsPage',
  'CredentialsPage',
  'FunctionalConfigPage',
  'FramePage',
] as const

export type ShellPageName = (typeof SHELL_PAGE_NAMES)[number]

export function isShellPage(name: string): name is ShellPageName {
  return SHELL_PAGE_NAMES.some((known) => known === name)
}
