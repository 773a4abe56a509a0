import { createContext } from 'react'
import { createAnnouncer, type Announcer } from '../services/announcer.ts'

export const AnnouncerContext = createContext<Announcer>(createAnnouncer())
