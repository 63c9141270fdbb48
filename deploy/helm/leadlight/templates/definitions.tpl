{{- define "leadlight.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{- define "leadlight.labels" -}}
app.kubernetes.io/name: leadlight
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* The parts of a pod that are the same for all processes. */}}
{{- define "leadlight.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
# Running requests and jobs end first.
terminationGracePeriodSeconds: 60
{{- end }}

{{- define "leadlight.container" -}}
image: "{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}"
imagePullPolicy: {{ .Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end }}

{{/* The first process of a new version applies its migrations before it listens. Killed meanwhile, it would begin again. */}}
{{- define "leadlight.probes" -}}
startupProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 5
  failureThreshold: 720
livenessProbe:
  httpGet: { path: /healthz, port: http }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: /readyz, port: http }
  periodSeconds: 5
  timeoutSeconds: 5
{{- end }}

{{/* Variables of API and workers. */}}
{{- define "leadlight.env" -}}
- { name: PUBLIC_APP_URL, value: {{ include "leadlight.publicUrl" . | quote }} }
- { name: SITE_URL, value: {{ .Values.siteUrl | quote }} }
- { name: MAIL_FROM, value: {{ required "mailFrom is required" .Values.mailFrom | quote }} }
- { name: SEARCH_URL, value: "tcp://{{ include "leadlight.name" . }}-search:7700" }
{{- include "leadlight.variables" .Values.env }}
{{- end }}

{{/* Variables of a map. Numbers of a file of values are floating point numbers, which would be written like 2e+09. */}}
{{- define "leadlight.variables" -}}
{{- range $name, $value := . }}
{{- $isWhole := and (kindIs "float64" $value) (eq (toString (floor $value)) (toString $value)) }}
- { name: {{ $name }}, value: {{ ternary (int64 $value) $value $isWhole | quote }} }
{{- end }}
{{- end }}

{{- define "leadlight.publicUrl" -}}
{{- $url := required "publicUrl is required" .Values.publicUrl }}
{{- if not (regexMatch "^https?://[^/]+/?$" $url) }}{{ fail "publicUrl must be an origin, such as https://app.example.com" }}{{ end }}
{{- $url }}
{{- end }}
