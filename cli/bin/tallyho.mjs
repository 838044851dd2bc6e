#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { bundle } from '../bundle.mjs'

// A crash names the lines of the sources.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(await bundle()).href)
