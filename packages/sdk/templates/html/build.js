import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

// The page loads its end of the console as a script of its own; that of the slots is one file, so it goes before ours.
const sdk = 'node_modules/@console/sub-app/dist/classic'
rmSync('dist', { recursive: true, force: true })
mkdirSync('dist')
for (const name of ['index.html', 'page.css', 'page.js', 'texts.js']) cpSync(`src/${name}`, `dist/${name}`)
cpSync(`${sdk}/isolated-app.js`, 'dist/console.js')
const slots = [`${sdk}/slots.js`, 'src/texts.js', 'src/slots.js'].map((path) => readFileSync(path, 'utf8'))
writeFileSync('dist/slots.js', slots.join('\n'))
