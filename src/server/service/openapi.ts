import * as z from 'zod/mini';
import { fileType } from '#api/client.ts';
import type { Endpoint, ObjectSchema, Schema } from '#api/endpoint.ts';
import { type ProblemCode, problem, problemStatus, usualProblems } from '#api/problem.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** The body of a call that is no JSON. */
const bytesBody = (types: readonly string[]) => ({
  requestBody: {
    required: true,
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  },
});

interface Described {
  readonly siteUrl: string;
  readonly version: string;
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...made } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return made;
}

function parameters(schema: ObjectSchema | undefined, place: 'path' | 'query'): object[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: !z.safeParse(field, undefined).success,
    // What a list or a number becomes, not the text it travels as.
    schema: jsonSchema(field, 'output'),
  }));
}

/** Everything a call of it can end with. */
export function problemsOf({ params, query, body, picture, file, who, errors }: Endpoint): ProblemCode[] {
  return [
    ...(params || query || body ? (['input.invalid'] as const) : []),
    ...(body ? (['body.type', 'body.malformed', 'body.too_large'] as const) : []),
    ...(picture ? (['image.type', 'body.too_large'] as const) : []),
    ...(file ? (['body.type', 'body.too_large'] as const) : []),
    ...(who === 'anyone' ? [] : (['auth.required', 'auth.banned'] as const)),
    ...(who === 'admin' ? (['auth.forbidden'] as const) : []),
    ...errors,
    ...usualProblems,
  ];
}

function refusals(endpoint: Endpoint): Record<string, object> {
  const byStatus = Map.groupBy(new Set(problemsOf(endpoint)), (code) => String(problemStatus[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      { description: codes.join(', '), content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  );
}

function operation(endpoint: Endpoint): object {
  const { path, method, summary, params, query, body, picture, file, who, status, answer, open } = endpoint;
  const given = [...parameters(params, 'path'), ...parameters(query, 'query')];
  return {
    operationId: `${method.toLowerCase()} ${path}`.replace(/[^a-z0-9]+/gi, '_').replace(/_$/, ''),
    summary,
    ...(given.length > 0 ? { parameters: given } : {}),
    ...(picture ? bytesBody(pictureTypes) : {}),
    ...(file ? bytesBody([fileType]) : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } } } : {}),
    ...(who === 'anyone' ? {} : { security: [{ token: [] }], 'x-role': who }),
    responses: {
      [status]: {
        description: status === 204 ? 'Done.' : status === 302 ? 'The browser is led on.' : 'The answer.',
        ...(answer === null ? {} : { content: { 'application/json': { schema: jsonSchema(answer, 'output') } } }),
      },
      ...(open ? { 304: { description: 'Nothing has changed (ETag).' } } : {}),
      ...refusals(endpoint),
    },
  };
}

/** OpenAPI 3.1 of all endpoints, from the schemas they are checked with. */
export function describeApi(endpoints: readonly Endpoint[], { siteUrl, version }: Described): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = `/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Inciscope', version },
    servers: [{ url: `${siteUrl}/api` }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
