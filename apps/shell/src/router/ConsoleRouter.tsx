import { useEffect } from 'react'
import { BrowserRouter, useNavigate } from 'react-router-dom'
import { ConsoleFrame } from '../layout/ConsoleFrame.tsx'
import type { Navigation } from './navigation.ts'

/** The one history of the console; the frame stays while the pages in it change. */
export function ConsoleRouter({ navigation }: { navigation: Navigation }) {
  return (
    <BrowserRouter>
      <AttachNavigation navigation={navigation} />
      <ConsoleFrame />
    </BrowserRouter>
  )
}

function AttachNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate()
  useEffect(() => navigation.attach(navigate), [navigate, navigation])
  return null
}
