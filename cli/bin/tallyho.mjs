#!/usr/bin/env node
import { register } from 'tsx/esm/api'
import { versions } from '../../tools/versions.mjs'

register({ tsconfig: false })
globalThis.__RULES__ = await versions()
await import('../main.ts')
