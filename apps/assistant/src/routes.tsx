import type { ComponentType } from 'react'
import { accountsPages } from './accounts/routes.tsx'
import { crmPages } from './crm/routes.tsx'
import { knowledgePages } from './knowledge/routes.tsx'
import type { manifest } from './manifest.ts'
import { monitorPages } from './monitor/routes.tsx'
import { qualityPages } from './quality/routes.tsx'
import { sessionsPages } from './sessions/routes.tsx'
import { settingsPages } from './settings/routes.tsx'
import { twinPages } from './twin/routes.tsx'

/** The pages of all domains that work with data. */
export const pages = {
  ...sessionsPages,
  ...knowledgePages,
  ...qualityPages,
  ...monitorPages,
  ...twinPages,
  ...crmPages,
  ...settingsPages,
  ...accountsPages,
} satisfies Record<(typeof manifest.routes)[number]['component'], ComponentType>
