import type { Module } from '../../module.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { exportLiteList } from './export-lite-list.ts'
import { exportTable } from './export-table.ts'
import { exportTeams } from './export-teams.ts'
import { getConfig } from './get-config.ts'
import { getDetail } from './get-detail.ts'
import { getListTotals } from './get-list-totals.ts'
import { getRank } from './get-rank.ts'
import { getSummary } from './get-summary.ts'
import { getTime } from './get-time.ts'
import { getUserDataConfig } from './get-user-data-config.ts'
import { getWarnSettings } from './get-warn-settings.ts'
import { listCallsOrPeople } from './list-calls-or-people.ts'
import { listPeople } from './list-people.ts'
import { listSuggestions } from './list-suggestions.ts'
import { listTeamSuggestions } from './list-team-suggestions.ts'
import { listTeams } from './list-teams.ts'
import { saveConfig } from './save-config.ts'
import { saveUserDataConfig } from './save-user-data-config.ts'
import { saveWarnSettings } from './save-warn-settings.ts'

/** Data for the pages of statistics: figures that the rollups computed, and settings that people made for them. */
export const statisticsModule: Module = {
  name: 'statistics',
  auditDictionary,
  routes: [
    getTime,
    getDetail,
    getSummary,
    getRank,
    listCallsOrPeople,
    getListTotals,
    listPeople,
    listTeams,
    exportTable,
    exportLiteList,
    exportTeams,
    getConfig,
    saveConfig,
    getUserDataConfig,
    saveUserDataConfig,
    listSuggestions,
    listTeamSuggestions,
    getWarnSettings,
    saveWarnSettings,
  ],
}
