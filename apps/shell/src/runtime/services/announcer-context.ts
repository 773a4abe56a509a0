import { createContext } from 'react'
import { createAnnouncer, type Announcer } from './announcer.ts'

export const AnnouncerContext = createContext<Announcer>(createAnnouncer())
