/** The last two years of the four browsers (decision 37); older ones get the notice of `public/old-browser.js`. */
export const browserTargets = ['chrome >= 130', 'edge >= 130', 'firefox >= 132', 'safari >= 18']
