import { useEffect, type ReactNode } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import type { Navigation } from '../services/navigation.ts'
import { GuardedNavigation, type ResolveSearch } from './GuardedNavigation.tsx'

type ConsoleRouterProps = {
  navigation: Navigation
  /** Called with the path before anything is rendered for it. */
  onGo: (pathname: string) => void
  resolve: ResolveSearch
  children: ReactNode
}

/** The one history of the console; the frame stays while the pages in it change. */
export function ConsoleRouter({ navigation, onGo, resolve, children }: ConsoleRouterProps) {
  return (
    // Transitions are off: they render in slices and after everything else, and would delay the requested page.
    <BrowserRouter useTransitions={false}>
      <GuardedNavigation guard={navigation.guard} onGo={onGo} resolve={resolve}>
        <AttachNavigation navigation={navigation} />
        {children}
      </GuardedNavigation>
    </BrowserRouter>
  )
}

function AttachNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate()
  useEffect(() => navigation.attach(navigate), [navigate, navigation])
  return null
}
