/** Addresses of the console that these pages link to. */
export const consolePaths = {
  root: '/console/',
  login: '/console/login',
  liveView: '/console/monitor/view',
  projects: '/console/project/index',
  project: (id: number) => `/console/project/${id}`,
} as const

/** The console's sign-in page, which returns to the current address. */
export function signInAddress({ pathname, search, hash }: Location = window.location): string {
  return `${consolePaths.login}?redirect=${encodeURIComponent(`${pathname}${search}${hash}`)}`
}
