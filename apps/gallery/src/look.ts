import type { Language } from '@console/contracts'
import { createContext } from 'react'

/** Theme and language of the gallery: both are in its address, so that a link shows the same. */
export type Look = { theme: 'light' | 'dark'; language: Language }

export const LookContext = createContext<Look>({ theme: 'light', language: 'en' })

/** Reads the look from the query of an address; what it does not say is that of the system. */
export function readLook(search: string, system: Look): Look {
  const parameters = new URLSearchParams(search)
  const [theme, language] = [parameters.get('theme'), parameters.get('language')]
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : system.theme,
    language: language === 'en' || language === 'zh' ? language : system.language,
  }
}

/** The query of an address with this look. */
export function toSearch({ theme, language }: Look): string {
  return `?${new URLSearchParams({ theme, language }).toString()}`
}

/** Theme and language that the browser prefers. */
export function readSystemLook(): Look {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const isChinese = navigator.language.toLowerCase().startsWith('zh')
  return { theme: isDark ? 'dark' : 'light', language: isChinese ? 'zh' : 'en' }
}
