import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { importQiankun } from '../../runtime/micro-apps/import-qiankun.ts'
import { loadSanitiser } from '../../runtime/registered-apps/contain-app.ts'
import { loadPrefetchApp } from '../../runtime/registered-apps/use-prefetch-app.ts'
import { useAppRegistry } from '../registered-apps/queries/registry.ts'
import { shellPageQuery } from './shell-page-query.ts'

/** Follows the list of apps, so that a notice of the server refreshes it, and loads what each of them needs of the console. */
export function AppRegistry() {
  useAppRegistry(null)
  useQuery(shellPageQuery('RegisteredAppPage'))
  useEffect(() => {
    // The page of an app loads again what is missing, and reports it.
    for (const part of [loadPrefetchApp(), importQiankun(), loadSanitiser()]) part.catch(() => {})
  }, [])
  return null
}
