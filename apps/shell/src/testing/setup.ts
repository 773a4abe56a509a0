import { vi } from 'vitest'

// The run time of micro apps loads scripts, which jsdom does not: what the rest of the shell asks of it is what its
// tests look at. Its own tests stand beside it, in files of their own worlds (`*.isolated.test.*`).
vi.mock('../runtime/micro-apps/SubAppOutlet.tsx', () => import('./OutletProbe.tsx'))
vi.mock('../runtime/micro-apps/prefetch.ts', () => ({
  bringFirstFiles: async () => {},
  prefetchSubApp: async () => {},
  prefetchWhenIdle: () => () => {},
}))
